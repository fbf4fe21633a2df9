import type { ContractProject } from './contract-project.js';

/** The endpoints of a resource that its removal needs. */
interface VersionedResource {
  readonly id: string;
  readonly version: number;
}

interface ResourceEndpoints {
  get(): { execute(): Promise<{ body: VersionedResource }> };
  delete(options: { queryArgs: { version: number } }): { execute(): Promise<unknown> };
}

/** Removes a resource at the end of the run, with its version at that time. */
export function removeAtEnd(project: ContractProject, endpoints: ResourceEndpoints): void {
  project.removeLater(async () => {
    const { version } = (await endpoints.get().execute()).body;
    await endpoints.delete({ queryArgs: { version } }).execute();
  });
}
