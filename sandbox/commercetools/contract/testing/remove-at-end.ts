import type { ContractProject } from './contract-project.js';

/** The endpoints of a resource that its removal needs. */
interface Made {
  readonly id: string;
  readonly version: number;
}

interface Place {
  get(): { execute(): Promise<{ body: Made }> };
  delete(options: { queryArgs: { version: number } }): { execute(): Promise<unknown> };
}

/** Removes a resource at the end of the run, with its version at that time. */
export function removeAtEnd(project: ContractProject, place: Place): void {
  project.removeLater(async () => {
    const { version } = (await place.get().execute()).body;
    await place.delete({ queryArgs: { version } }).execute();
  });
}
