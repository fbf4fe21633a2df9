import { describe, expect, it } from '@jest/globals';
import { BackendFailure, shopErrorOf } from './backend-failure.js';
import { BackendWays } from './backend-ways.js';

const ENDPOINT = 'graphql getMyActiveCart';
const away = () => Promise.reject(new BackendFailure({ endpoint: ENDPOINT, reason: 'away', statusCode: 0 }));
const answered = () => Promise.resolve('cart');
const LIMIT = { milliseconds: 60_000 };

async function outage(ways: BackendWays): Promise<void> {
  for (let time = 0; time < 8; time += 1)
    await expect(ways.send('shopper', ENDPOINT, away, LIMIT)).rejects.toThrow('away');
}

describe('the ways to the commerce backend', () => {
  it('are closed for whoever gets no answers, and for nobody else', async () => {
    const ways = new BackendWays();
    await outage(ways);
    expect(ways.closed()).toEqual(['shopper']);
    await expect(ways.send('shopper', ENDPOINT, answered, LIMIT)).rejects.toMatchObject({
      isUnsent: true,
      statusCode: 0,
    });
    expect(await ways.send('storefront', ENDPOINT, answered, LIMIT)).toBe('cart');
  });

  it('tell a shopper at once that the backend cannot be reached', async () => {
    const ways = new BackendWays();
    await outage(ways);
    const failure = await ways.send('shopper', ENDPOINT, answered, LIMIT).catch((error: unknown) => error);
    expect(failure instanceof BackendFailure && shopErrorOf(failure).code).toBe('backend-unavailable');
  });

  it('take so many at once, let so many more wait, and refuse the rest', async () => {
    const ways = new BackendWays();
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let sent = 0;
    const slow = async () => {
      sent += 1;
      await ended;
    };
    const all = Array.from({ length: 64 + 512 }, () => ways.send('service', ENDPOINT, slow, LIMIT));
    await expect(ways.send('service', ENDPOINT, slow, LIMIT)).rejects.toMatchObject({ isUnsent: true });
    expect(sent).toBe(64);
    end();
    await Promise.all(all);
    expect(sent).toBe(576);
  });

  it('give every place back by the deadline when calls never settle, so that the next shopper is served', async () => {
    const ways = new BackendWays();
    const aborted: boolean[] = [];
    const stuck = (signal: AbortSignal): Promise<string> => {
      signal.addEventListener('abort', () => aborted.push(true));
      return new Promise(() => undefined);
    };
    const calls = Array.from({ length: 80 }, () => ways.send('shopper', ENDPOINT, stuck, { milliseconds: 20 }));
    expect(ways.troubles().join()).toContain('no free places: shopper');
    const ends = await Promise.allSettled(calls);
    await new Promise((resolve) => setImmediate(resolve));
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    expect(aborted.length).toBeGreaterThanOrEqual(64);
    expect(ways.condition().ways.map(({ underWay, waiting }) => [underWay, waiting])).toEqual(
      Array.from({ length: 4 }, () => [0, 0]),
    );
    expect(ways.troubles().join()).toMatch(/(calls past their deadline|no answers): shopper/);
  });

  it('say of a call that only waited that it was never sent', async () => {
    const ways = new BackendWays();
    const stuck = (): Promise<string> => new Promise(() => undefined);
    const sent = Array.from({ length: 64 }, () =>
      ways.send('shopper', ENDPOINT, stuck, { milliseconds: 1000 }).catch((error: unknown) => error),
    );
    const waiting = ways.send('shopper', ENDPOINT, stuck, { milliseconds: 1 });
    await expect(waiting).rejects.toMatchObject({ isUnsent: true, isOutage: true });
    for (const failure of await Promise.all(sent)) expect(failure).toMatchObject({ isUnsent: false, isOutage: true });
  });
});
