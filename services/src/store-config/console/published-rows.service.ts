import { invalidField } from '@manifold/domain/shop-error/shop-error';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import { Injectable } from '@nestjs/common';
import { Cache } from '../../platform/cache/cache.js';
import { withLongQueries } from '../../platform/postgres/query-limit.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { rowsAsOf } from '../publishing/past-rows.js';

const ONE_STATE = {
  isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead,
  maxWait: 10_000,
  timeout: 30_000,
};
/** Room for the newest revision and a few past ones that staff look at. */
const MAXIMUM_REVISIONS = 4;

/** The rows of every section as of a revision. */
export interface PublishedState {
  readonly revision: number;
  readonly rows: SectionRows;
}

/** Caches the rows of every section by revision. They never expire, because a revision never changes. */
@Injectable()
export class PublishedRows {
  private readonly rows = new Cache<SectionRows>({ maximumEntries: MAXIMUM_REVISIONS });

  constructor(private readonly prisma: PrismaService) {}

  /** Returns the rows that were published at an instant. Throws `invalid-input` for an instant before the first revision. */
  async rowsAt(instant: Date): Promise<PublishedState> {
    const revision = await revisionAt(this.prisma, instant);
    return { revision, rows: await this.rows.load(String(revision), () => this.read(revision)) };
  }

  private read(revision: number): Promise<SectionRows> {
    return withLongQueries(() => this.prisma.$transaction((db) => rowsAsOf(db, revision), ONE_STATE));
  }
}

/** Returns the latest revision at an instant. Throws `invalid-input` for an instant before the first. */
async function revisionAt(prisma: PrismaService, at: Date): Promise<number> {
  const [found] = await prisma.rows<{ number: number }>`
    SELECT number FROM revision WHERE published_at <= ${at} ORDER BY number DESC LIMIT 1`;
  if (!found) throw invalidField('at', 'unknown');
  return found.number;
}
