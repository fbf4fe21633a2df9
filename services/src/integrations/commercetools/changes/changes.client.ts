import { Injectable } from '@nestjs/common';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { withShopErrors } from '../connection/backend-failure.js';
import { quoted } from '../connection/queries.js';
import { CatalogueChanges, type CatalogueChange, type FeedPosition } from '../ports/catalogue-changes.js';
import { changeFromMessage, type ChangeMessage } from './change-from-message.js';

const PAGE = 500;
/** Messages become readable after their timestamp, so a later read may return older messages. */
const OVERLAP_MILLISECONDS = 5000;
/** After this time no older message can appear, even with clock skew; the last read is not repeated then. */
const SETTLED_MILLISECONDS = 60_000;

const earlier = (instant: string): string => new Date(Date.parse(instant) - OVERLAP_MILLISECONDS).toISOString();
const after = (instant: string): string => `createdAt > ${quoted(instant)}`;
const atOrAfter = (instant: string): string => `createdAt >= ${quoted(instant)}`;

const isSettled = (instant: string, readAt: number): boolean => readAt - Date.parse(instant) > SETTLED_MILLISECONDS;

/** The messages of one read; incomplete if there were more than the platform's offset allows. */
interface MessageBatch {
  readonly found: readonly ChangeMessage[];
  readonly isWhole: boolean;
  readonly readAt: number;
}

/** Returns the position after a batch. Stores only the ids that the next read returns again. */
function positionAfter(seenUntil: string, { found, isWhole, readAt }: MessageBatch): FeedPosition {
  const again = earlier(seenUntil);
  const seen = isWhole && isSettled(seenUntil, readAt) ? [] : found.filter(({ createdAt }) => createdAt >= again);
  return { seenUntil, seen: new Set(seen.map(({ id }) => id)) };
}

/** Reads changes from the platform's Messages API with the service client. */
@Injectable()
export class CommercetoolsChanges extends CatalogueChanges {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async now(): Promise<FeedPosition> {
    const readAt = Date.now();
    const [newest] = await this.messages({ sort: ['createdAt desc'], limit: 1 });
    if (!newest) return { seenUntil: new Date(0).toISOString(), seen: new Set() };
    if (isSettled(newest.createdAt, readAt)) return { seenUntil: newest.createdAt, seen: new Set() };
    return positionAfter(newest.createdAt, await this.readFrom(atOrAfter(earlier(newest.createdAt))));
  }

  async since({ seenUntil, seen }: FeedPosition): Promise<{ changes: CatalogueChange[]; position: FeedPosition }> {
    // Without ids, nothing before the position can appear any more.
    const reading = await this.readFrom(seen.size === 0 ? after(seenUntil) : atOrAfter(earlier(seenUntil)));
    const { found } = reading;
    const fresh = found.filter(({ id }) => !seen.has(id));
    const newest = found.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), seenUntil);
    return {
      changes: fresh.flatMap((message) => changeFromMessage(message) ?? []),
      position: positionAfter(newest, reading),
    };
  }

  /** Reads all messages that match, page by page. */
  private async readFrom(condition: string): Promise<MessageBatch> {
    const readAt = Date.now();
    const found: ChangeMessage[] = [];
    for (;;) {
      const where = [condition];
      const page = await this.messages({ where, sort: ['createdAt asc', 'id asc'], limit: PAGE, offset: found.length });
      found.push(...page);
      if (page.length < PAGE) return { found, isWhole: true, readAt };
      if (found.length + PAGE > MAXIMUM_OFFSET) return { found, isWhole: false, readAt };
    }
  }

  private async messages(queryArgs: {
    where?: string[];
    sort: string[];
    limit: number;
    offset?: number;
  }): Promise<readonly ChangeMessage[]> {
    const page = await withShopErrors(() =>
      this.client.rest('GET /messages', 'read', (project) => project.messages().get({ queryArgs })),
    );
    return page.results;
  }
}

/** The platform's largest offset; the next read continues from the newest message. */
const MAXIMUM_OFFSET = 10_000;
