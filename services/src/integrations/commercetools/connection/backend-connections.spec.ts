import { describe, expect, it } from '@jest/globals';
import { BackendFailure, shopErrorOf } from './backend-failure.js';
import { BackendConnections } from './backend-connections.js';

const ENDPOINT = 'graphql getMyActiveCart';
const away = () => Promise.reject(new BackendFailure({ endpoint: ENDPOINT, reason: 'away', statusCode: 0 }));
const answered = () => Promise.resolve('cart');
const LIMIT = { milliseconds: 60_000 };

async function outage(connections: BackendConnections): Promise<void> {
  for (let time = 0; time < 8; time += 1)
    await expect(connections.send('shopper', ENDPOINT, away, LIMIT)).rejects.toThrow('away');
}

describe('the connections to the commerce backend', () => {
  it('open the breaker only for the caller that gets no answers', async () => {
    const connections = new BackendConnections();
    await outage(connections);
    expect(connections.openBreakers()).toEqual(['shopper']);
    await expect(connections.send('shopper', ENDPOINT, answered, LIMIT)).rejects.toMatchObject({
      isUnsent: true,
      statusCode: 0,
    });
    expect(await connections.send('storefront', ENDPOINT, answered, LIMIT)).toBe('cart');
  });

  it('fail at once with an outage while the breaker is open', async () => {
    const connections = new BackendConnections();
    await outage(connections);
    const failure = await connections.send('shopper', ENDPOINT, answered, LIMIT).catch((error: unknown) => error);
    expect(failure instanceof BackendFailure && shopErrorOf(failure).code).toBe('backend-unavailable');
  });

  it('send up to 64 requests at once, queue 512 more, and refuse the rest', async () => {
    const connections = new BackendConnections();
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let sent = 0;
    const slow = async () => {
      sent += 1;
      await ended;
    };
    const all = Array.from({ length: 64 + 512 }, () => connections.send('service', ENDPOINT, slow, LIMIT));
    await expect(connections.send('service', ENDPOINT, slow, LIMIT)).rejects.toMatchObject({ isUnsent: true });
    expect(sent).toBe(64);
    end();
    await Promise.all(all);
    expect(sent).toBe(576);
  });

  it('free every slot at the deadline when calls never settle, so that the next shopper is served', async () => {
    const connections = new BackendConnections();
    const aborted: boolean[] = [];
    const stuck = (signal: AbortSignal): Promise<string> => {
      signal.addEventListener('abort', () => aborted.push(true));
      return new Promise(() => undefined);
    };
    const calls = Array.from({ length: 80 }, () => connections.send('shopper', ENDPOINT, stuck, { milliseconds: 20 }));
    expect(connections.problems().join()).toContain('no free slots: shopper');
    const ends = await Promise.allSettled(calls);
    await new Promise((resolve) => setImmediate(resolve));
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    expect(aborted.length).toBeGreaterThanOrEqual(64);
    expect(connections.status().connections.map(({ underWay, waiting }) => [underWay, waiting])).toEqual(
      Array.from({ length: 4 }, () => [0, 0]),
    );
    expect(connections.problems().join()).toMatch(/(calls past their deadline|no answers): shopper/);
  });

  it('mark a call that only waited as unsent', async () => {
    const connections = new BackendConnections();
    const stuck = (): Promise<string> => new Promise(() => undefined);
    const sent = Array.from({ length: 64 }, () =>
      connections.send('shopper', ENDPOINT, stuck, { milliseconds: 1000 }).catch((error: unknown) => error),
    );
    const waiting = connections.send('shopper', ENDPOINT, stuck, { milliseconds: 1 });
    await expect(waiting).rejects.toMatchObject({ isUnsent: true, isOutage: true });
    for (const failure of await Promise.all(sent)) expect(failure).toMatchObject({ isUnsent: false, isOutage: true });
  });
});
