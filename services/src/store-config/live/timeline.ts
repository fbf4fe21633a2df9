import type { Snapshot } from '@manifold/domain/store-document/contract';

const begins = ({ validFrom }: Snapshot): number => (validFrom === null ? -Infinity : Date.parse(validFrom));

/** Returns the snapshot that applies at an instant: the one that began last. The list need not be sorted. */
export function snapshotAt(snapshots: readonly Snapshot[], at: Date): Snapshot | undefined {
  const begun = snapshots.filter((snapshot) => begins(snapshot) <= at.getTime());
  return begun.reduce<Snapshot | undefined>(
    (latest, snapshot) => (!latest || begins(snapshot) > begins(latest) ? snapshot : latest),
    undefined,
  );
}

/** Returns the first later instant at which one of the snapshots begins, or undefined. */
export function nextBeginning(snapshots: readonly Snapshot[], after: Date): Date | undefined {
  const later = snapshots.map(begins).filter((instant) => instant > after.getTime());
  return later.length === 0 ? undefined : new Date(Math.min(...later));
}

/** Groups snapshots by store, in the order of first appearance. */
export function byStore(snapshots: readonly Snapshot[]): ReadonlyMap<string, readonly Snapshot[]> {
  const stores = new Map<string, Snapshot[]>();
  for (const snapshot of snapshots) {
    const others = stores.get(snapshot.storeKey);
    if (others) others.push(snapshot);
    else stores.set(snapshot.storeKey, [snapshot]);
  }
  return stores;
}
