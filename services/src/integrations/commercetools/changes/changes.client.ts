import { Injectable } from '@nestjs/common';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { failingAsShopError } from '../connection/failing-as-shop-error.js';
import { quoted } from '../connection/quoted.js';
import { CatalogueChanges, type CatalogueChange, type FeedPlace } from '../ports/catalogue-changes.js';
import { changeOfMessage, type ChangeMessage } from './change-of-message.js';

const PAGE = 500;
/** A message is dated before it can be read: what was written meanwhile may be older than what was read. */
const OVERLAP_MILLISECONDS = 5000;

const earlier = (instant: string): string => new Date(Date.parse(instant) - OVERLAP_MILLISECONDS).toISOString();

/** Changes by the platform's Messages API, read with the service client. */
@Injectable()
export class CommercetoolsChanges extends CatalogueChanges {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async now(): Promise<FeedPlace> {
    const [newest] = await this.messages({ sort: ['createdAt desc'], limit: 1 });
    if (!newest) return { seenUntil: new Date(0).toISOString(), seen: new Set() };
    return this.placeAfter(newest.createdAt, await this.from(earlier(newest.createdAt)));
  }

  async since({ seenUntil, seen }: FeedPlace): Promise<{ changes: CatalogueChange[]; place: FeedPlace }> {
    const found = await this.from(earlier(seenUntil));
    const fresh = found.filter(({ id }) => !seen.has(id));
    const newest = found.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), seenUntil);
    return {
      changes: fresh.flatMap((message) => changeOfMessage(message) ?? []),
      place: this.placeAfter(newest, found),
    };
  }

  /** Only what the next reading meets again has to be known. */
  private placeAfter(seenUntil: string, found: readonly ChangeMessage[]): FeedPlace {
    const again = earlier(seenUntil);
    const seen = found.filter(({ createdAt }) => createdAt >= again).map(({ id }) => id);
    return { seenUntil, seen: new Set(seen) };
  }

  /** All from an instant on, page by page. */
  private async from(instant: string): Promise<ChangeMessage[]> {
    const found: ChangeMessage[] = [];
    for (;;) {
      const where = [`createdAt >= ${quoted(instant)}`];
      const page = await this.messages({ where, sort: ['createdAt asc', 'id asc'], limit: PAGE, offset: found.length });
      found.push(...page);
      if (page.length < PAGE || found.length + PAGE > MOST_OFFSET) return found;
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
