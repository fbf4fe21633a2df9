import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestProvider } from '../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { actionOf, pay, providerVariables, readyToPay, returnFromBank } from './testing/online-payments.js';
import { startShop, type RunningShop } from './testing/running-shop.js';
import type { ShopClient } from './testing/shop-client.js';

const WRONG_CODE = { code: 'NO-SUCH-CODE' };

let provider: TestProvider;
let shop: RunningShop;

beforeAll(async () => {
  provider = await TestProvider.start();
  // A lower limit, because that of an address is twenty times as high.
  const variables = { RATE_LIMIT_FACTOR: '1', RATE_LIMITS: 'new-session=1/900,payment-details=8/600' };
  shop = await startShop({ ...providerVariables(provider), ...variables });
});
afterAll(async () => {
  await shop.stop();
  await provider.close();
});

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

describe('rate limits of a visitor', () => {
  it('allow five wrong discount codes in 15 minutes, in any operation', async () => {
    const browser = await guest();
    const tries = await statuses(5, () => browser.refusal('applyCartCoupon', WRONG_CODE));
    expect(tries).toEqual([422, 422, 422, 422, 422]);
    expect(await browser.refusal('applyCartCoupon', WRONG_CODE)).toEqual([429, 'too-many-attempts']);
    const actions = [{ action: 'addDiscountCode', ...WRONG_CODE }];
    expect(await browser.refusal('updateCart', { actions })).toEqual([429, 'too-many-attempts']);
    // A valid one too, otherwise the response would disclose which codes exist.
    expect(await browser.refusal('applyCartCoupon', { code: 'WELCOME5' })).toEqual([429, 'too-many-attempts']);
    // Other operations and other visitors are not limited.
    await browser.call('getMe', {});
    expect((await (await guest()).refusal('applyCartCoupon', WRONG_CODE))[0]).toBe(422);
  });

  it('allow any number of valid discount codes', async () => {
    const browser = await guest();
    expect(await statuses(8, () => browser.refusal('applyCartCoupon', { code: 'WELCOME5' }))).not.toContain(429);
  });

  it('count each code of an update', async () => {
    const browser = await guest();
    const actions = Array.from({ length: 6 }, (_, index) => ({ action: 'addDiscountCode', code: `CODE-${index}` }));
    expect(await browser.refusal('updateCart', { actions })).toEqual([429, 'too-many-attempts']);
  });

  it('allow twenty payments in ten minutes', async () => {
    const browser = await guest();
    const payment = { paymentMethod: { type: 'scheme' } };
    const pay = () => browser.refusal('startOnlinePayment', { cartId: 'nobody', version: 1, payment });
    expect(await statuses(20, pay)).not.toContain(429);
    expect(await pay()).toEqual([429, 'too-many-attempts']);
  });

  it('allow five made-up returns from a bank in ten minutes, and the real one afterwards', async () => {
    const payer = await readyToPay(shop.visitor('NL'), { country: 'NL' });
    const atBank = await pay(payer, { paymentMethod: { type: 'ideal' } });
    const madeUp = () =>
      payer.browser.refusal('continueOnlinePayment', {
        attemptId: randomUUID(),
        details: { redirectResult: randomUUID() },
      });
    expect(await statuses(5, madeUp)).not.toContain(429);
    expect(await madeUp()).toEqual([429, 'too-many-attempts']);
    expect((await returnFromBank(provider, payer, atBank, 'confirmed')).status).toBe('ordered');
    // Known payments have a limit, too: seven requests were counted.
    const { attemptId } = actionOf(atBank);
    const details = { redirectResult: 'x' };
    const repeat = () => payer.browser.refusal('continueOnlinePayment', { attemptId, details });
    expect(await statuses(2, repeat)).toEqual([200, 429]);
  });

  it('allow sixty searches a minute, including suggestions', async () => {
    const browser = await guest();
    const found = await statuses(60, () => browser.refusal('quickSearch', { text: 'drill' }));
    // There is no index here, so there are no hits.
    expect(found).not.toContain(429);
    const { status, body } = await browser.send('searchProducts', JSON.stringify({ text: 'drill' }));
    expect([status, body.error?.code]).toEqual([429, 'too-many-attempts']);
    expect(body.error?.details?.['seconds']).toBeGreaterThan(0);
    expect((await shop.visitor('SK').refusal('quickSearch', { text: 'drill' }))[0]).not.toBe(429);
  });
});

describe('rate limits of a network address', () => {
  it('respond with Retry-After', async () => {
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

  it('are separate for each address', async () => {
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
