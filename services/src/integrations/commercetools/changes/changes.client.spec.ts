import { describe, expect, it } from '@jest/globals';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import type { ChangeMessage } from './change-from-message.js';
import { CommercetoolsChanges } from './changes.client.js';

interface QueryArgs {
  readonly where?: readonly string[];
  readonly sort: readonly string[];
  readonly limit: number;
  readonly offset?: number;
}

const agoAt = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

const message = (id: string, createdAt: string): ChangeMessage => ({
  id,
  type: 'ProductPublished',
  createdAt,
  resource: { typeId: 'product', id: `product of ${id}` },
});

/** A fake feed that evaluates the client's conditions and counts the returned messages. */
class Feed {
  readonly messages: ChangeMessage[] = [];
  handedOut = 0;
  readonly changes: CommercetoolsChanges;

  constructor() {
    const client: CommercetoolsClient = Object.create(CommercetoolsClient.prototype, {
      rest: { value: this.rest.bind(this) },
    });
    this.changes = new CommercetoolsChanges(client);
  }

  private rest(_endpoint: string, _kind: string, call: (project: object) => { execute(): Promise<{ body: unknown }> }) {
    const get = ({ queryArgs }: { queryArgs: QueryArgs }) => ({
      execute: () => Promise.resolve({ body: { results: this.page(queryArgs) } }),
    });
    return call({ messages: () => ({ get }) })
      .execute()
      .then(({ body }) => body);
  }

  private page({ where, sort, limit, offset = 0 }: QueryArgs): ChangeMessage[] {
    const [, operator, instant = ''] = /^createdAt (>=?) "(.+)"$/.exec(where?.[0] ?? '') ?? [];
    const fits = ({ createdAt }: ChangeMessage) =>
      operator === undefined || createdAt > instant || (operator === '>=' && createdAt === instant);
    const inOrder = this.messages.filter(fits).sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
    const page = (sort[0] === 'createdAt desc' ? inOrder.reverse() : inOrder).slice(offset, offset + limit);
    this.handedOut += page.length;
    return page;
  }
}

describe('following the changes of the commerce backend', () => {
  it('does not read a finished large import again', async () => {
    const feed = new Feed();
    const end = agoAt(120);
    feed.messages.push(...Array.from({ length: 700 }, (_, place) => message(`import ${place}`, end)));
    const position = await feed.changes.now();
    feed.handedOut = 0;
    const { changes } = await feed.changes.since(position);
    expect([changes, feed.handedOut]).toEqual([[], 0]);
  });

  it('reports once a message that becomes readable after a newer one', async () => {
    const feed = new Feed();
    feed.messages.push(message('first', agoAt(10)));
    const begun = await feed.changes.now();
    feed.messages.push(message('newer', agoAt(1)));
    const newer = await feed.changes.since(begun);
    feed.messages.push(message('late', agoAt(3)));
    const late = await feed.changes.since(newer.position);
    const nothing = await feed.changes.since(late.position);
    expect([newer, late, nothing].map(({ changes }) => changes)).toEqual([
      [{ kind: 'product', id: 'product of newer' }],
      [{ kind: 'product', id: 'product of late' }],
      [],
    ]);
  });

  it('reports all messages after a long pause, including late ones', async () => {
    const feed = new Feed();
    feed.messages.push(message('last read', agoAt(3600)));
    const position = { seenUntil: agoAt(3600), seen: new Set(['last read']) };
    feed.messages.push(message('late', agoAt(3602)), message('meanwhile', agoAt(1800)));
    const first = await feed.changes.since(position);
    expect(first.changes).toEqual([
      { kind: 'product', id: 'product of late' },
      { kind: 'product', id: 'product of meanwhile' },
    ]);
    feed.messages.push(message('now', agoAt(0)));
    const { changes } = await feed.changes.since(first.position);
    expect(changes).toEqual([{ kind: 'product', id: 'product of now' }]);
  });

  it('reports every message once if there are more than one read returns, many with the same timestamp', async () => {
    const feed = new Feed();
    const seconds = 107;
    for (let second = 0; second < seconds; second += 1) {
      const at = agoAt(1000 - second);
      feed.messages.push(...Array.from({ length: 101 }, (_, place) => message(`${second} ${place}`, at)));
    }
    const begin = { seenUntil: new Date(0).toISOString(), seen: new Set<string>() };
    const first = await feed.changes.since(begin);
    const second = await feed.changes.since(first.position);
    const changed = [...first.changes, ...second.changes].map((change) => ('id' in change ? change.id : ''));
    expect([changed.length, new Set(changed).size]).toEqual([seconds * 101, seconds * 101]);
  });
});
