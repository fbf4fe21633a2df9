import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeskReview, DeskReviews } from '@manifold/domain/review-desk/contract';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { until } from '../../platform/testing/eventually.js';
import { ConsoleClient } from '../../store-config/testing/console-client.js';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { type Mailbox, startMailbox } from '../testing/mailbox.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add, giveAddress, parcelsInStock, placeOrder } from '../testing/shopping.js';

const TEMPLATE = 'review-published';

let mailbox: Mailbox;
let shop: RunningShop;
let admin: ConsoleClient;

beforeAll(async () => {
  mailbox = await startMailbox();
  shop = await startShop({ OUTSIDE_WORLD_URL: mailbox.url });
  await until(() => shop.application.app.get(Jobs).ready);
  admin = await new ConsoleClient(shop.application.app).signIn('admin');
});
afterAll(async () => {
  await shop.stop();
  await mailbox.stop();
});

/** Writes a review in French, and returns its author's address and its id. */
async function reviewed() {
  const { email } = await signedUp(shop, {}, 'CH');
  const browser = shop.visitor('CH', 'fr-CH');
  await browser.account('signIn', { email, password: PASSWORD });
  const [sku = ''] = await parcelsInStock(browser);
  await add(browser, sku);
  await giveAddress(browser, 'CH', email);
  await placeOrder(browser, 'bank-transfer');
  const { review } = await browser.account('addReview', { sku, rating: 5, text: 'Chauffe vite.' });
  return { email, id: review.id };
}

async function decide(id: string, decision: object): Promise<string> {
  const lists = ['open', 'published', 'refused'].map((state) =>
    admin.ask<DeskReviews>('GET', `/reviews?state=${state}`),
  );
  const found = (await Promise.all(lists)).flatMap(({ body }) => body.reviews).find((review) => review.id === id);
  const request = { version: found?.version, decision: 'publish', reason: null, answer: '', ...decision };
  return (await admin.ask<DeskReview>('POST', `/reviews/${id}/decision`, request)).body.state;
}

describe('the mail about a published review', () => {
  it('is sent once, in the language that the review was written in', async () => {
    const { email, id } = await reviewed();
    expect(await decide(id, {})).toBe('published');
    const mail = await mailbox.mailTo(email, TEMPLATE);
    expect(mail).toMatchObject({ locale: 'fr-CH', storeKey: 'ferrum_ch' });
    // Through the sign-in, because the mail may be read on another device.
    const { pathname, searchParams } = new URL(mail.link);
    expect([pathname, searchParams.get('to')]).toEqual(['/fr/login', '/my-account/my-reviews']);
    expect(await decide(id, { decision: 'refuse', reason: 'other' })).toBe('refused');
    expect(await decide(id, { answer: 'Merci.' })).toBe('published');
    // The mail of a later review: a second one about the first review would have arrived before it.
    const later = await reviewed();
    await decide(later.id, {});
    await mailbox.mailTo(later.email, TEMPLATE);
    const mails = (await mailbox.mailsTo(email)).filter(({ template }) => template === TEMPLATE);
    expect(mails).toHaveLength(1);
  });
});
