import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type RunningShop } from './testing/running-shop.js';
import type { ShopClient } from './testing/shop-client.js';

const WRONG_CODE = { code: 'NO-SUCH-CODE' };

let shop: RunningShop;

beforeAll(async () => {
  // Fewer new sessions than the built-in limit, so that an address's twenty times as many are soon used up.
  shop = await startShop({ RATE_LIMIT_FACTOR: '1', RATE_LIMITS: 'new-session=1/900' });
});
afterAll(() => shop.stop());

async function guest(): Promise<ShopClient> {
  const browser = shop.visitor('SK');
  await browser.call('createCart', {});
  return browser;
}

const statuses = async (times: number, ask: () => Promise<[number, unknown]>): Promise<number[]> => {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push((await ask())[0]);
  return all;
};

describe('what one visitor may do in a while', () => {
  it('five wrong discount codes in a quarter of an hour, by whatever operation', async () => {
    const browser = await guest();
    const tries = await statuses(5, () => browser.refusal('applyCartCoupon', WRONG_CODE));
    expect(tries).toEqual([422, 422, 422, 422, 422]);
    expect(await browser.refusal('applyCartCoupon', WRONG_CODE)).toEqual([429, 'too-many-attempts']);
    const actions = [{ action: 'addDiscountCode', ...WRONG_CODE }];
    expect(await browser.refusal('updateCart', { actions })).toEqual([429, 'too-many-attempts']);
    // A right one too: otherwise the answer would tell which codes there are.
    expect(await browser.refusal('applyCartCoupon', { code: 'WELCOME5' })).toEqual([429, 'too-many-attempts']);
    // Everything else goes on, and so does everybody else.
    await browser.call('getMe', {});
    expect((await (await guest()).refusal('applyCartCoupon', WRONG_CODE))[0]).toBe(422);
  });

  it('as many right discount codes as they like', async () => {
    const browser = await guest();
    expect(await statuses(8, () => browser.refusal('applyCartCoupon', { code: 'WELCOME5' }))).not.toContain(429);
  });

  it('many codes in one change count one by one', async () => {
    const browser = await guest();
    const actions = Array.from({ length: 6 }, (_, index) => ({ action: 'addDiscountCode', code: `CODE-${index}` }));
    expect(await browser.refusal('updateCart', { actions })).toEqual([429, 'too-many-attempts']);
  });

  it('sixty searches a minute, suggestions among them', async () => {
    const browser = await guest();
    const found = await statuses(60, () => browser.refusal('quickSearch', { text: 'drill' }));
    // Without an index here there is nothing to find; that is no matter.
    expect(found).not.toContain(429);
    const { status, body } = await browser.send('searchProducts', JSON.stringify({ text: 'drill' }));
    expect([status, body.error?.code]).toEqual([429, 'too-many-attempts']);
    expect(body.error?.details?.['seconds']).toBeGreaterThan(0);
    expect((await shop.visitor('SK').refusal('quickSearch', { text: 'drill' }))[0]).not.toBe(429);
  });
});

describe('what one network address may do in a while', () => {
  it('is told in Retry-After when it may go on', async () => {
    const tries = await statuses(21, () => shop.visitor('SK').refusal('createCart', {}));
    expect(tries.at(-1)).toBe(429);
    const answer = await shop.application.app.inject({
      method: 'POST',
      url: '/api/commerce/createCart',
      headers: { host: 'sk.localhost', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      payload: '{}',
    });
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('is refused for its own part alone', async () => {
    const elsewhere = await shop.application.app.inject({
      method: 'POST',
      url: '/api/commerce/createCart',
      remoteAddress: '2001:db8::1',
      headers: { host: 'sk.localhost', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      payload: '{}',
    });
    expect(elsewhere.statusCode).toBe(200);
  });
});
