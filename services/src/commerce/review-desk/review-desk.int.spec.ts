import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeskReview, DeskReviews } from '@manifold/domain/review-desk/contract';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { signedUp } from '../testing/accounts.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add, giveAddress, parcelsInStock, placeOrder } from '../testing/shopping.js';

let shop: RunningShop;
let admin: ConsoleClient;
let german: ConsoleClient;
let sku: string;

beforeAll(async () => {
  shop = await startShop();
  const client = () => new ConsoleClient(shop.application.app);
  admin = await client().signIn('admin');
  german = await client().joinAs(admin, 'germany@example.com', {
    role: 'support',
    grants: null,
    orderCountries: ['DE'],
  });
  [sku = ''] = await parcelsInStock(shop.visitor('SK'));
});

afterAll(async () => {
  await shop.stop();
});

async function reviewed() {
  const customer = await signedUp(shop);
  await add(customer.browser, sku);
  await giveAddress(customer.browser, 'SK');
  await placeOrder(customer.browser, 'bank-transfer');
  const before = (await customer.browser.account('getMyReviews', {})).reviews;
  const { review } = await customer.browser.account('addReview', { sku, rating: 4, text: 'Heats up fast.' });
  return { ...customer, before, id: review.id };
}

const list = async (client: ConsoleClient, state = 'open') =>
  (await client.ask<DeskReviews>('GET', `/reviews?state=${state}`)).body.reviews;
const decide = (client: ConsoleClient, { id, version }: Pick<DeskReview, 'id' | 'version'>, decision: object) =>
  client.ask<DeskReview & RefusedBody>('POST', `/reviews/${id}/decision`, {
    version,
    decision: 'publish',
    reason: null,
    answer: '',
    ...decision,
  });

async function openReview(id: string): Promise<DeskReview> {
  const found = (await list(admin)).find((review) => review.id === id);
  if (!found) throw new Error(`The review ${id} does not wait for a decision`);
  return found;
}

describe('the moderation of reviews', () => {
  it('publishes a review with an answer, and shows both to its author', async () => {
    const { browser, before, id } = await reviewed();
    expect(before).toMatchObject({ written: [], toWrite: [{ sku }] });
    expect((await browser.account('getMyReviews', {})).reviews).toMatchObject({
      written: [{ id, sku, state: 'open', answer: null }],
      toWrite: [],
    });
    const open = await openReview(id);
    expect(open).toMatchObject({ storeKey: 'ferrum_sk', countryCode: 'SK', rating: 4, text: 'Heats up fast.' });
    const { status, body } = await decide(admin, open, { answer: 'Thank you, Eva.' });
    expect([status, body.state, body.answer]).toEqual([200, 'published', 'Thank you, Eva.']);
    expect((await browser.account('getMyReviews', {})).reviews.written).toMatchObject([
      { state: 'published', answer: 'Thank you, Eva.' },
    ]);
  });

  it('refuses a review for a reason, which its author sees', async () => {
    const { browser, id } = await reviewed();
    const open = await openReview(id);
    expect((await decide(admin, open, { decision: 'refuse' })).body.error.fields).toEqual([
      { field: 'reason', reason: 'required' },
    ]);
    const { body } = await decide(admin, open, { decision: 'refuse', reason: 'personal-data' });
    expect(body).toMatchObject({ state: 'refused', refusalReason: 'personal-data' });
    expect((await list(admin)).map((review) => review.id)).not.toContain(id);
    expect((await list(admin, 'refused')).map((review) => review.id)).toContain(id);
    expect((await browser.account('getMyReviews', {})).reviews.written).toMatchObject([
      { state: 'refused', refusalReason: 'personal-data' },
    ]);
    expect((await browser.call('getReviews', { sku })).reviews.results.map((review) => review.id)).not.toContain(id);
  });

  it('lets only one of two people decide', async () => {
    const { id } = await reviewed();
    const open = await openReview(id);
    const answers = await Promise.all([decide(admin, open, {}), decide(admin, open, { answer: 'Thanks' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('hides reviews of other countries, and needs the order desk', async () => {
    const { id, browser } = await reviewed();
    const open = await openReview(id);
    expect((await list(german)).map((review) => review.id)).not.toContain(id);
    expect((await decide(german, open, {})).status).toBe(404);
    const support = await new ConsoleClient(shop.application.app).signIn('support');
    expect((await support.ask('GET', '/reviews')).status).toBe(403);
    expect((await new ConsoleClient(shop.application.app).ask('GET', '/reviews')).status).toBe(401);
    const other = await signedUp(shop);
    expect((await other.browser.account('getMyReviews', {})).reviews.written).toEqual([]);
    const guest = shop.visitor('SK');
    await add(guest);
    expect(await guest.accountRefusal('getMyReviews', {})).toEqual([401, 'not-signed-in']);
    expect((await browser.account('getMyReviews', {})).reviews.written).toHaveLength(1);
  });
});
