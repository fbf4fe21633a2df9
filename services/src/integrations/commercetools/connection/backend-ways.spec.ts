import { describe, expect, it } from '@jest/globals';
import { BackendFailure, shopErrorOf } from './backend-failure.js';
import { BackendWays } from './backend-ways.js';

const ENDPOINT = 'graphql getMyActiveCart';
const away = () => Promise.reject(new BackendFailure({ endpoint: ENDPOINT, reason: 'away', statusCode: 0 }));
const answered = () => Promise.resolve('cart');

async function outage(ways: BackendWays): Promise<void> {
  for (let time = 0; time < 8; time += 1) await expect(ways.send('shopper', ENDPOINT, away)).rejects.toThrow('away');
}

describe('the ways to the commerce backend', () => {
  it('are closed for whoever gets no answers, and for nobody else', async () => {
    const ways = new BackendWays();
    await outage(ways);
    expect(ways.closed()).toEqual(['shopper']);
    await expect(ways.send('shopper', ENDPOINT, answered)).rejects.toMatchObject({ isUnsent: true, statusCode: 0 });
    expect(await ways.send('storefront', ENDPOINT, answered)).toBe('cart');
  });

  it('tell a shopper at once that the backend cannot be reached', async () => {
    const ways = new BackendWays();
    await outage(ways);
    const failure = await ways.send('shopper', ENDPOINT, answered).catch((error: unknown) => error);
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
    const all = Array.from({ length: 64 + 512 }, () => ways.send('service', ENDPOINT, slow));
    await expect(ways.send('service', ENDPOINT, slow)).rejects.toMatchObject({ isUnsent: true });
    expect(sent).toBe(64);
    end();
    await Promise.all(all);
    expect(sent).toBe(576);
  });
});
