import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeskReview, DeskReviews } from '@manifold/domain/review-desk/contract';
import { eventually } from '../../platform/testing/eventually.js';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { freePort, runBuilt, stopProcess, waitForHttp } from '../testing/child-process.js';
import { signedUp } from '../testing/accounts.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add, giveAddress, parcelsOnStock, placeOrder } from '../testing/shopping.js';

interface Mail {
  readonly template: string;
  readonly to: string;
  readonly link: string;
}

let outside: ReturnType<typeof runBuilt>;
let outsideUrl: string;
let shop: RunningShop;
let admin: ConsoleClient;
let german: ConsoleClient;
let sku: string;

/** Waits for the newest mail of a template. */
const mailOf = (wanted: string): Promise<Mail> =>
  eventually(async () => {
    const mails = (await (await fetch(`${outsideUrl}/mailbox/messages`)).json()) as Mail[];
    return mails.find(({ template }) => template === wanted);
  });

/** Invites somebody, who joins with the mailed link. */
async function joined(client: ConsoleClient, rights: object): Promise<ConsoleClient> {
  const email = 'germany@example.com';
  await admin.ask('POST', '/staff', { email, name: email, ...rights });
  const [, token] = /token=([\w-]+)/.exec((await mailOf('staff-invitation')).link) ?? [];
  const { status } = await client.ask('POST', '/staff-links/use', { token, password: 'a password of their own' });
  if (status !== 200) throw new Error(`the link answered ${status}`);
  return client;
}

beforeAll(async () => {
  const port = await freePort();
  outsideUrl = `http://127.0.0.1:${port}`;
  outside = runBuilt('sandbox/dist/outside-world/main.js', {
    OUTSIDE_WORLD_PORT: String(port),
    COMMERCETOOLS_API_URL: 'http://127.0.0.1:9',
  });
  await waitForHttp(`${outsideUrl}/health`);
  shop = await startShop({ OUTSIDE_WORLD_URL: outsideUrl });
  const client = () => new ConsoleClient(shop.application.app);
  admin = await client().signIn('admin');
  german = await joined(client(), { role: 'support', grants: null, orderCountries: ['DE'] });
  [sku = ''] = await parcelsOnStock(shop.visitor('SK'));
});

afterAll(async () => {
  await shop.stop();
  await stopProcess(outside);
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
  it('publishes a review with an answer, tells its author, and shows both in their account', async () => {
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
    const mail = await mailOf('review-published');
    // The address of the order, at which the customer bought.
    expect(mail).toMatchObject({ to: 'eva@example.com', link: expect.stringMatching(/\/my-account\/my-reviews$/) });
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
