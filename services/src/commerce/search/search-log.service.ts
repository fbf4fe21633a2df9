import { randomUUID } from 'node:crypto';
import { folded } from '@manifold/domain/search/folded';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { SearchQueries, type SearchQuery } from './search-queries.repository.js';

const WRITTEN_MILLISECONDS = 1000;
/** What comes in faster than this is not kept: figures are for people, and a flood of questions shall not become one of rows. */
const MOST_WAITING = 1000;
const KEPT_DAYS = 90;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

export type AskedQuestion = Pick<SearchQuery, 'storeKey' | 'locale' | 'text' | 'total'> & { kind: 'page' | 'quick' };

/** Keeps what is searched for and what is chosen, for 90 days, without a word of who. */
@Injectable()
export class SearchLog implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private waiting: SearchQuery[] = [];
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly queries: SearchQueries,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timers.push(setInterval(() => void this.write(), WRITTEN_MILLISECONDS).unref());
    this.timers.push(setInterval(() => void this.forgetOld(), DAY_MILLISECONDS).unref());
    void this.forgetOld();
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.write();
  }

  /** Takes note of an answer, and gives the id by which a click on one of its hits names it. Nobody waits for it to be written. */
  asked(question: AskedQuestion): string {
    const id = randomUUID();
    const text = folded(question.text);
    if (this.waiting.length < MOST_WAITING) this.waiting.push({ ...question, id, text, askedAt: new Date() });
    return id;
  }

  /** Keeps that a hit was chosen; undefined for an answer that is not known, else what had been asked. */
  async chosen(queryId: string, sku: string, position: number): Promise<SearchQuery | undefined> {
    if (this.waiting.some(({ id }) => id === queryId)) await this.write();
    const query = await this.queries.find(queryId);
    if (!query) return undefined;
    await this.queries.addClick(queryId, sku, position);
    return query;
  }

  /** Writes what waits. What cannot be written is dropped: it is worth less than the shop's memory. */
  private async write(): Promise<void> {
    const data = this.waiting;
    if (data.length === 0) return;
    this.waiting = [];
    await this.queries
      .add(data)
      .catch((error: unknown) => this.logger.warn({ err: error, dropped: data.length }, 'searches not kept'));
  }

  private async forgetOld(): Promise<void> {
    const before = new Date(Date.now() - KEPT_DAYS * DAY_MILLISECONDS);
    await this.queries
      .forgetBefore(before)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'old searches not forgotten'));
  }
}
