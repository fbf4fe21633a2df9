import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { LastGoodFiles } from './last-good-files.js';
import { SnapshotRepository, type UnreadableSealing } from './snapshot.repository.js';

/** What a store is served from while its newest snapshots cannot be read, and where that came from. */
export interface OlderSnapshots {
  readonly snapshots: readonly Snapshot[];
  readonly source: 'file' | 'earlier revision';
}

/** Finds something to serve for a store whose newest snapshots cannot be read. */
@Injectable()
export class OlderSnapshotsFinder {
  constructor(
    private readonly lastGood: LastGoodFiles,
    private readonly repository: SnapshotRepository,
  ) {}

  /** The store's last good file, else its last readable revision; undefined if it has neither. */
  async find({ storeKey, revision }: UnreadableSealing): Promise<OlderSnapshots | undefined> {
    const kept = await this.lastGood.readStore(storeKey);
    if (kept.length > 0) return { snapshots: kept, source: 'file' };
    const snapshots = await this.repository.lastReadableBefore(storeKey, revision);
    return snapshots.length > 0 ? { snapshots, source: 'earlier revision' } : undefined;
  }
}
