import { snapshotSchema, type Snapshot } from '@manifold/domain/store-document/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { SharedDocuments } from './shared-documents.js';

/** Stores per query, because their documents are in memory twice while they are parsed. */
const STORES_AT_ONCE = 100;

interface Sealing {
  readonly store_key: string;
  readonly revision_number: number;
}

/** How many earlier revisions of a store are tried until one can be read. */
const MAX_REVISIONS_BACK = 50;

/** The newest sealing of a store, if this version cannot read one of its snapshots. */
export interface UnreadableSealing {
  readonly storeKey: string;
  readonly revision: number;
  /** The store's hosts, if they can be read. */
  readonly hosts: readonly string[];
}

/** The sealed snapshots of stores whose sealing is completely readable, and the other sealings. */
export interface Sealed {
  readonly snapshots: readonly Snapshot[];
  readonly unreadable: readonly UnreadableSealing[];
}

/** The part of a document with the hosts of its store. */
const hostsSchema = z.object({ sections: z.object({ store: z.object({ hosts: z.array(z.string()) }) }) });

const hostsOf = (document: unknown): readonly string[] => {
  const { data } = hostsSchema.safeParse(document);
  return data?.sections.store.hosts ?? [];
};

interface StoredSnapshot extends Sealing {
  readonly valid_from: Date | null;
  readonly hash: string;
  readonly document: unknown;
}

/** Reads the snapshots that are served now or in the future. */
@Injectable()
export class SnapshotRepository {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the number of the newest revision; 0 if there is none. */
  async newestRevision(): Promise<number> {
    const { _max } = await this.prisma.revision.aggregate({ _max: { number: true } });
    return _max.number ?? 0;
  }

  /** Returns the newest snapshots of the stores that were sealed after a revision. */
  async sealedAfter(revision: number): Promise<Sealed> {
    const sealings = await this.prisma.$queryRaw<Sealing[]>`
      SELECT store_key, max(revision_number) AS revision_number FROM snapshot
      WHERE revision_number > ${revision} GROUP BY store_key ORDER BY store_key`;
    const documents = new SharedDocuments();
    const [snapshots, unreadable]: [Snapshot[], UnreadableSealing[]] = [[], []];
    for (let at = 0; at < sealings.length; at += STORES_AT_ONCE) {
      const stored = await this.stored(sealings.slice(at, at + STORES_AT_ONCE));
      for (const rows of byStoreKey(stored)) {
        const read = this.readable(rows, documents);
        if (Array.isArray(read)) snapshots.push(...read);
        else unreadable.push(read);
      }
    }
    return { snapshots, unreadable };
  }

  /** Returns the snapshots of a store's latest completely readable sealing before a revision; empty if there is none. */
  async lastReadableBefore(storeKey: string, revision: number): Promise<Snapshot[]> {
    const sealings = await this.prisma.$queryRaw<Sealing[]>`
      SELECT DISTINCT store_key, revision_number FROM snapshot
      WHERE store_key = ${storeKey} AND revision_number < ${revision}
      ORDER BY revision_number DESC LIMIT ${MAX_REVISIONS_BACK}`;
    for (const sealing of sealings) {
      const read = this.readable(await this.stored([sealing]), new SharedDocuments());
      if (Array.isArray(read)) return read;
    }
    return [];
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

  /** Returns all snapshots of one sealing, or the sealing as unreadable if one snapshot is. */
  private readable(rows: readonly StoredSnapshot[], documents: SharedDocuments): Snapshot[] | UnreadableSealing {
    const snapshots: Snapshot[] = [];
    for (const { store_key: storeKey, revision_number: revision, valid_from, hash, document: json } of rows) {
      const snapshot = { storeKey, revision, validFrom: valid_from?.toISOString() ?? null, hash };
      const document = documents.read(json);
      if (!document) {
        const { error } = snapshotSchema.safeParse({ ...snapshot, document: json });
        this.logger.error({ store: storeKey, revision, issues: error?.issues }, 'unreadable snapshot');
        return { storeKey, revision, hosts: hostsOf(json) };
      }
      snapshots.push({ ...snapshot, document });
    }
    return snapshots;
  }
}

/** Groups rows by store, in the order of first appearance. */
function byStoreKey(rows: readonly StoredSnapshot[]): StoredSnapshot[][] {
  const stores = new Map<string, StoredSnapshot[]>();
  for (const row of rows) stores.set(row.store_key, [...(stores.get(row.store_key) ?? []), row]);
  return [...stores.values()];
}
