import type { Snapshot } from '@manifold/domain/store-document/contract';

/** What the host needs to know of the stores; the config service's door fulfils it. */
export abstract class Stores {
  /** The store that answers on a host, as it is configured now. */
  abstract snapshotOfHost(host: string): Snapshot | undefined;
  /** Whether a host is a store's that cannot be served now, or may be one since no config has arrived. */
  abstract isAwaited(host: string): boolean;
  abstract snapshots(): readonly Snapshot[];
  abstract onChange(listener: (changed: readonly Snapshot[]) => void): () => void;
  abstract themeStylesheet(snapshot: Snapshot): { readonly path: string; readonly css: string };
}
