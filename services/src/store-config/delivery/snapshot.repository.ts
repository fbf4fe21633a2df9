import { snapshotSchema, type Snapshot } from '@manifold/domain/store-document/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

interface StoredSnapshot {
  readonly store_key: string;
  readonly revision_number: number;
  readonly valid_from: Date | null;
  readonly hash: string;
  readonly document: unknown;
}

/** Reads the snapshots that are, or will be, served. */
@Injectable()
export class SnapshotRepository {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The number of the newest revision; 0 when there is none. */
  async newestRevision(): Promise<number> {
    const { _max } = await this.prisma.revision.aggregate({ _max: { number: true } });
    return _max.number ?? 0;
  }

  /** The snapshots of each store's newest sealing, of the stores that were sealed after a revision. */
  async sealedAfter(revision: number): Promise<Snapshot[]> {
    const stored = await this.prisma.$queryRaw<StoredSnapshot[]>`
      SELECT store_key, revision_number, valid_from, hash, document FROM snapshot AS latest
      WHERE revision_number > ${revision}
        AND revision_number = (SELECT max(revision_number) FROM snapshot WHERE store_key = latest.store_key)
      ORDER BY store_key, valid_from NULLS FIRST`;
    return stored.flatMap((row) => this.parsed(row));
  }

  /** A snapshot that this version cannot read is left out: what was served before goes on being served. */
  private parsed({ store_key, revision_number, valid_from, hash, document }: StoredSnapshot): Snapshot[] {
    const result = snapshotSchema.safeParse({
      storeKey: store_key,
      revision: revision_number,
      validFrom: valid_from?.toISOString() ?? null,
      hash,
      document,
    });
    if (result.success) return [result.data];
    this.logger.error(
      { store: store_key, revision: revision_number, issues: result.error.issues },
      'unreadable snapshot',
    );
    return [];
  }
}
