import type { ContractProject } from './contract-project.js';

/** A resource as far as its removal needs to know it. */
interface Made {
  readonly id: string;
  readonly version: number;
}

interface Place {
  get(): { execute(): Promise<{ body: Made }> };
  delete(options: { queryArgs: { version: number } }): { execute(): Promise<unknown> };
}

/** Removes what lies at a place at the end of the run, at the version that it has by then. */
export function removeAtEnd(project: ContractProject, place: Place): void {
  project.removeLater(async () => {
    const { version } = (await place.get().execute()).body;
    await place.delete({ queryArgs: { version } }).execute();
  });
}
