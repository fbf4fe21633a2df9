import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { LastGoodFiles } from './last-good-files.js';
import { SnapshotRepository, type UnreadableSealing } from './snapshot.repository.js';

/** The snapshots that a store serves while its newest ones cannot be read, and their source. */
export interface OlderSnapshots {
  readonly snapshots: readonly Snapshot[];
  readonly source: 'file' | 'earlier revision';
}

/** Finds older snapshots for a store whose newest ones cannot be read. */
@Injectable()
export class OlderSnapshotsFinder {
  constructor(
    private readonly lastGood: LastGoodFiles,
    private readonly repository: SnapshotRepository,
  ) {}

  /** Returns the store's last good file, or its last readable revision; undefined if it has neither. */
  async find({ storeKey, revision }: UnreadableSealing): Promise<OlderSnapshots | undefined> {
    const saved = await this.lastGood.readStore(storeKey);
    if (saved.length > 0) return { snapshots: saved, source: 'file' };
    const snapshots = await this.repository.lastReadableBefore(storeKey, revision);
    return snapshots.length > 0 ? { snapshots, source: 'earlier revision' } : undefined;
  }
}
