import { Injectable } from '@nestjs/common';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { failingAsShopError } from '../connection/failing-as-shop-error.js';
import { quoted } from '../connection/quoted.js';
import { CatalogueChanges, type CatalogueChange, type FeedPlace } from '../ports/catalogue-changes.js';
import { changeOfMessage, type ChangeMessage } from './change-of-message.js';

const PAGE = 500;
/** A message is dated before it can be read: what was written meanwhile may be older than what was read. */
const OVERLAP_MILLISECONDS = 5000;
/** After so long nothing older can come any more, whoever's clock is a little off: what was read last is not read again. */
const SETTLED_MILLISECONDS = 60_000;

const earlier = (instant: string): string => new Date(Date.parse(instant) - OVERLAP_MILLISECONDS).toISOString();
const after = (instant: string): string => `createdAt > ${quoted(instant)}`;
const atOrAfter = (instant: string): string => `createdAt >= ${quoted(instant)}`;

const isSettled = (instant: string, readAt: number): boolean => readAt - Date.parse(instant) > SETTLED_MILLISECONDS;

/** Messages as they were read at a moment; not whole where there were more than the platform gives at once. */
interface Reading {
  readonly found: readonly ChangeMessage[];
  readonly isWhole: boolean;
  readonly readAt: number;
}

/** Only what the next reading meets again has to be known: nothing, where all was read and is settled. */
function placeAfter(seenUntil: string, { found, isWhole, readAt }: Reading): FeedPlace {
  const again = earlier(seenUntil);
  const seen = isWhole && isSettled(seenUntil, readAt) ? [] : found.filter(({ createdAt }) => createdAt >= again);
  return { seenUntil, seen: new Set(seen.map(({ id }) => id)) };
}

/** Changes by the platform's Messages API, read with the service client. */
@Injectable()
export class CommercetoolsChanges extends CatalogueChanges {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async now(): Promise<FeedPlace> {
    const readAt = Date.now();
    const [newest] = await this.messages({ sort: ['createdAt desc'], limit: 1 });
    if (!newest) return { seenUntil: new Date(0).toISOString(), seen: new Set() };
    if (isSettled(newest.createdAt, readAt)) return { seenUntil: newest.createdAt, seen: new Set() };
    return placeAfter(newest.createdAt, await this.from(atOrAfter(earlier(newest.createdAt))));
  }

  async since({ seenUntil, seen }: FeedPlace): Promise<{ changes: CatalogueChange[]; place: FeedPlace }> {
    // A place that nothing can come before any more names nothing that was seen: all of it lies behind.
    const reading = await this.from(seen.size === 0 ? after(seenUntil) : atOrAfter(earlier(seenUntil)));
    const { found } = reading;
    const fresh = found.filter(({ id }) => !seen.has(id));
    const newest = found.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), seenUntil);
    return {
      changes: fresh.flatMap((message) => changeOfMessage(message) ?? []),
      place: placeAfter(newest, reading),
    };
  }

  /** All that fit, page by page. */
  private async from(condition: string): Promise<Reading> {
    const readAt = Date.now();
    const found: ChangeMessage[] = [];
    for (;;) {
      const where = [condition];
      const page = await this.messages({ where, sort: ['createdAt asc', 'id asc'], limit: PAGE, offset: found.length });
      found.push(...page);
      if (page.length < PAGE) return { found, isWhole: true, readAt };
      if (found.length + PAGE > MOST_OFFSET) return { found, isWhole: false, readAt };
    }
  }

  private async messages(queryArgs: {
    where?: string[];
    sort: string[];
    limit: number;
    offset?: number;
  }): Promise<readonly ChangeMessage[]> {
    const page = await failingAsShopError(() =>
      this.client.rest('GET /messages', 'read', (project) => project.messages().get({ queryArgs })),
    );
    return page.results;
  }
}

/** The platform gives no page behind it; the next reading goes on from the newest that was seen. */
const MOST_OFFSET = 10_000;
