import type { Snapshot } from '@manifold/domain/store-document/contract';

/** The facts about stores that the host needs; implemented by the config service. */
export abstract class Stores {
  /** Returns the current snapshot of a host's store. */
  abstract snapshotOfHost(host: string): Snapshot | undefined;
  /** Returns whether a host belongs to a store that cannot be served now, or may do so because no config has arrived. */
  abstract isAwaited(host: string): boolean;
  /** Returns the current snapshot of every store: the same array until one changes. */
  abstract snapshots(): readonly Snapshot[];
  abstract onChange(listener: (changed: readonly Snapshot[]) => void): () => void;
  abstract themeStylesheet(snapshot: Snapshot): { readonly path: string; readonly css: string };
}
