import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedUp } from '../testing/accounts.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, parcelsInStock, placeOrder } from '../testing/shopping.js';
import { sellerOf, type Seller } from '../testing/test-goods.js';

const NOT_PURCHASED = "You haven't purchased this particular SKU";
const ALREADY = 'You have already submitted review for your purchase for SKU';
const FAILED = 'Something went wrong on our side. Please try again or contact support';

let shop: RunningShop;
let seller: Seller;
let sku: string;
let otherSku: string;

beforeAll(async () => {
  shop = await startShop();
  seller = await sellerOf(shop.backend.url);
  [sku = '', otherSku = ''] = await parcelsInStock(shop.visitor('SK'));
});

afterAll(() => shop.stop());

async function buy(browser: ShopClient, wanted: string): Promise<string> {
  await add(browser, wanted);
  await giveAddress(browser, 'SK');
  return (await placeOrder(browser, 'bank-transfer')).id;
}

const draft = { sku: '', rating: 4, title: 'Solid', text: 'Heats up in five minutes.' };

/** Returns status, code and message of a refused review. */
async function refusal(browser: ShopClient, review: object): Promise<unknown[]> {
  const { status, body } = await browser.send('addReview', JSON.stringify(review), 'customer');
  const { communicate } = body as { communicate?: string };
  return [status, body.error?.code, communicate];
}

interface Written {
  readonly includedInStatistics: boolean;
  readonly authorName?: string;
  readonly locale: string;
  readonly custom: { readonly fields: Readonly<Record<string, unknown>> };
}

describe('a review', () => {
  it('of a purchased product is submitted with the author’s name and hidden until it is approved', async () => {
    const { browser, email, id: customerId } = await signedUp(shop);
    const orderId = await buy(browser, sku);
    const before = (await browser.call('getReviews', { sku })).reviews;
    const { review } = await browser.account('addReview', { ...draft, sku });
    const written = await seller.get<Written>(`/reviews/${review.id}`);
    expect(written).toMatchObject({
      rating: 4,
      title: 'Solid',
      text: 'Heats up in five minutes.',
      authorName: 'Eva H.',
      locale: 'sk-SK',
      includedInStatistics: false,
      customer: { typeId: 'customer', id: customerId },
      uniquenessValue: `${orderId} ${sku}`,
      custom: { fields: { source: 'shop', store: 'ferrum_sk', sku } },
    });
    expect(JSON.stringify(written)).not.toContain(email);
    const after = (await browser.call('getReviews', { sku })).reviews;
    expect([after.total, after.averageRating]).toEqual([before.total, before.averageRating]);
  });

  it('requires a purchase of exactly this product', async () => {
    const { browser } = await signedUp(shop);
    await buy(browser, sku);
    expect(await refusal(browser, { ...draft, sku: otherSku })).toEqual([403, 'not-allowed', NOT_PURCHASED]);
    expect(await refusal(browser, { ...draft, sku: 'EX10999999' })).toEqual([403, 'not-allowed', NOT_PURCHASED]);
  });

  it('is accepted once per purchase, even if it is sent twice at once', async () => {
    const { browser } = await signedUp(shop);
    await buy(browser, sku);
    const both = await Promise.all(
      [1, 2].map(() => browser.send('addReview', JSON.stringify({ ...draft, sku }), 'customer')),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refusal(browser, { ...draft, sku })).toEqual([409, 'conflict', ALREADY]);
    await buy(browser, sku);
    expect((await browser.account('addReview', { ...draft, sku })).review.id).not.toBe('');
  });

  it('is accepted for each product of a large purchase, one after the other', async () => {
    const { browser } = await signedUp(shop);
    const bought = (await parcelsInStock(browser)).slice(0, 7);
    expect(bought).toHaveLength(7);
    for (const wanted of bought) await add(browser, wanted);
    await giveAddress(browser, 'SK');
    await placeOrder(browser, 'bank-transfer');
    for (const wanted of bought)
      expect((await browser.account('addReview', { ...draft, sku: wanted })).review.id).not.toBe('');
  });

  it('is refused with the same message for a guest and for an invalid form', async () => {
    const guest = shop.visitor('SK');
    await add(guest, sku);
    expect(await refusal(guest, { ...draft, sku })).toEqual([401, 'not-signed-in', FAILED]);
    const { browser } = await signedUp(shop);
    expect(await refusal(browser, { ...draft, sku, rating: 6 })).toEqual([400, 'invalid-input', FAILED]);
    expect(await refusal(browser, { ...draft, sku, authorName: 'eva@example.com' })).toEqual([
      400,
      'invalid-input',
      FAILED,
    ]);
  });

  it('requires consent if the store asks for it', async () => {
    const { browser } = await signedUp(shop, {}, 'CZ');
    expect(await browser.accountRefusal('addReview', { ...draft, sku })).toEqual([
      400,
      'invalid-input',
      'consent: consent-missing',
    ]);
    expect(await refusal(browser, { ...draft, sku, consent: true })).toEqual([403, 'not-allowed', NOT_PURCHASED]);
  });

  it('is limited to five attempts', async () => {
    const { browser } = await signedUp(shop);
    for (let time = 0; time < 5; time += 1)
      expect(await refusal(browser, { ...draft, sku })).toEqual([403, 'not-allowed', NOT_PURCHASED]);
    expect(await refusal(browser, { ...draft, sku })).toEqual([429, 'too-many-attempts', FAILED]);
  });
});
