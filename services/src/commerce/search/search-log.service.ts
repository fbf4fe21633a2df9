import { randomUUID } from 'node:crypto';
import { foldText } from '@manifold/domain/search/fold-text';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { SearchQueries, type SearchQuery } from './search-queries.repository.js';

const WRITTEN_MILLISECONDS = 1000;
/** Queries above this number per write are dropped, so that a flood of requests does not flood the database. */
const MAXIMUM_WAITING = 1000;
const RETENTION_DAYS = 90;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

export type LoggedQuery = Pick<SearchQuery, 'storeKey' | 'locale' | 'text' | 'total'> & { kind: 'page' | 'quick' };

/** Stores search queries and clicks for 90 days, without personal data. */
@Injectable()
export class SearchLog implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private waiting: SearchQuery[] = [];
  /** The write that runs. */
  private writing: Promise<void> = Promise.resolve();
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly queries: SearchQueries,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timers.push(setInterval(() => void this.write(), WRITTEN_MILLISECONDS).unref());
    this.timers.push(setInterval(() => void this.deleteOld(), DAY_MILLISECONDS).unref());
    void this.deleteOld();
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.write();
  }

  /** Queues a query for writing and returns the id that clicks refer to. */
  logQuery(query: LoggedQuery): string {
    const id = randomUUID();
    const text = foldText(query.text);
    if (this.waiting.length < MAXIMUM_WAITING) this.waiting.push({ ...query, id, text, askedAt: new Date() });
    return id;
  }

  /** Stores a click on a hit and returns its query; undefined for an unknown query. */
  async chosen(queryId: string, sku: string, position: number): Promise<SearchQuery | undefined> {
    if (this.waiting.some(({ id }) => id === queryId)) void this.write();
    // A query that is being written can be found in a moment.
    await this.writing;
    const query = await this.queries.find(queryId);
    if (!query) return undefined;
    await this.queries.addClick(queryId, sku, position);
    return query;
  }

  /** Writes the queued queries. Drops them on failure to bound the memory. */
  private write(): Promise<void> {
    const data = this.waiting;
    if (data.length === 0) return this.writing;
    this.waiting = [];
    const written = this.queries
      .add(data)
      .catch((error: unknown) => this.logger.warn({ err: error, dropped: data.length }, 'search queries not stored'));
    this.writing = Promise.all([this.writing, written]).then(() => undefined);
    return this.writing;
  }

  private async deleteOld(): Promise<void> {
    const before = new Date(Date.now() - RETENTION_DAYS * DAY_MILLISECONDS);
    await this.queries
      .deleteBefore(before)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'old search queries not deleted'));
  }
}
