import type { SectionRows } from '@manifold/domain/store-document/assemble';
import { Injectable } from '@nestjs/common';
import { withLongQueries } from '../../platform/postgres/query-limit.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { rowsAsOf } from '../publishing/past-rows.js';
import { revisionAt } from './revision-at.js';

const ONE_STATE = {
  isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead,
  maxWait: 10_000,
  timeout: 30_000,
};
/** The newest revision, and the past ones that somebody is looking at. */
const REVISIONS = 4;

/** The rows of every section, and the revision that left them so. */
export interface PublishedState {
  readonly revision: number;
  readonly rows: SectionRows;
}

/** The rows of every section by revision; those that were asked for last stay in memory, since no revision ever changes. */
@Injectable()
export class PublishedRows {
  private readonly kept = new Map<number, SectionRows>();

  constructor(private readonly prisma: PrismaService) {}

  /** The rows as they were published at an instant. Refuses an instant before the first revision. */
  async at(instant: Date): Promise<PublishedState> {
    const revision = await revisionAt(this.prisma, instant);
    const rows = this.kept.get(revision) ?? (await this.read(revision));
    this.keep(revision, rows);
    return { revision, rows };
  }

  private read(revision: number): Promise<SectionRows> {
    return withLongQueries(() => this.prisma.$transaction((db) => rowsAsOf(db, revision), ONE_STATE));
  }

  /** Who was asked for last lies last. */
  private keep(revision: number, rows: SectionRows): void {
    this.kept.delete(revision);
    this.kept.set(revision, rows);
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size > REVISIONS) this.kept.delete(oldest);
  }
}
