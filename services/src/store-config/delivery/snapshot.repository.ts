import { snapshotSchema, type Snapshot } from '@manifold/domain/store-document/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { SharedDocuments } from './shared-documents.js';

/** Of so many stores at once the documents are in memory as JSON too. */
const STORES_AT_ONCE = 100;

interface Sealing {
  readonly store_key: string;
  readonly revision_number: number;
}

interface StoredSnapshot extends Sealing {
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
    const sealings = await this.prisma.$queryRaw<Sealing[]>`
      SELECT store_key, max(revision_number) AS revision_number FROM snapshot
      WHERE revision_number > ${revision} GROUP BY store_key ORDER BY store_key`;
    const documents = new SharedDocuments();
    const snapshots: Snapshot[] = [];
    for (let at = 0; at < sealings.length; at += STORES_AT_ONCE) {
      const stored = await this.stored(sealings.slice(at, at + STORES_AT_ONCE));
      snapshots.push(...stored.flatMap((row) => this.readable(row, documents)));
    }
    return snapshots;
  }

  private stored(sealings: readonly Sealing[]): Promise<StoredSnapshot[]> {
    const stores = sealings.map(({ store_key }) => store_key);
    const revisions = sealings.map(({ revision_number }) => revision_number);
    return this.prisma.$queryRaw<StoredSnapshot[]>`
      SELECT store_key, revision_number, valid_from, hash, document
      FROM snapshot JOIN unnest(${stores}::text[], ${revisions}::int[]) AS sealing (store_key, revision_number)
        USING (store_key, revision_number)
      ORDER BY store_key, valid_from NULLS FIRST`;
  }

  /** A snapshot that this version cannot read is left out: what was served before goes on being served. */
  private readable(stored: StoredSnapshot, documents: SharedDocuments): Snapshot[] {
    const { store_key: storeKey, revision_number: revision, valid_from, hash } = stored;
    const snapshot = { storeKey, revision, validFrom: valid_from?.toISOString() ?? null, hash };
    const document = documents.read(stored.document);
    if (document) return [{ ...snapshot, document }];
    const { error } = snapshotSchema.safeParse({ ...snapshot, document: stored.document });
    this.logger.error({ store: storeKey, revision, issues: error?.issues }, 'unreadable snapshot');
    return [];
  }
}
