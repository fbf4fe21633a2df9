import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newToken } from '../../platform/auth/accounts/token.js';
import { eventually } from '../../platform/testing/eventually.js';
import { confirmAddress, PASSWORD, signedUp } from '../testing/accounts.js';
import type { ShopClient } from '../testing/shop-client.js';
import { emailToken } from './newsletter-subscriptions.repository.js';
import type { ReceivedMail } from '../testing/mailbox.js';
import { newAddress, NewsletterShop, NO_CHANNEL, targetOf } from './testing/newsletter-shop.js';

const WORDS = 'I would like to hear from you.';
const PHONE = '+421 (0) 900 123-456';

let newsletters: NewsletterShop;

beforeAll(async () => {
  newsletters = await NewsletterShop.start();
});
afterAll(() => newsletters.stop());

describe("a customer's channels", () => {
  it('are all off at first, and saved as chosen; the newsletter waits for the mailed link', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    expect(await browser.account('getMySubscriptions', {})).toEqual({
      subscriptions: NO_CHANNEL,
      phone: null,
      awaitsConfirmation: false,
    });
    const wanted = { ...NO_CHANNEL, newsletter: true, soft_sms: true };
    expect(
      await browser.account('updateMySubscriptions', { subscriptions: wanted, phone: PHONE, text: '1a2b' }),
    ).toEqual({
      subscriptions: { ...NO_CHANNEL, soft_sms: true },
      phone: '+421900123456',
      awaitsConfirmation: true,
    });
    const { link } = await newsletters.optInTo(email);
    await newsletters.get('sk.localhost', targetOf(link));
    expect((await browser.account('getMySubscriptions', {})).subscriptions).toEqual(wanted);
    const ended = await browser.account('updateMySubscriptions', { subscriptions: NO_CHANNEL, text: '1a2b' });
    expect(ended).toEqual({ subscriptions: NO_CHANNEL, phone: null, awaitsConfirmation: false });
  });

  it('no longer wait for an earlier link once the customer has chosen, and the link changes nothing', async () => {
    const { browser, email, id } = await signedUp(newsletters.shop);
    await confirmAddress(newsletters.shop, id);
    const { link } = await newsletters.requested(email);
    expect((await browser.account('getMySubscriptions', {})).awaitsConfirmation).toBe(true);
    const declined = await browser.account('updateMySubscriptions', { subscriptions: NO_CHANNEL, text: '1a2b' });
    expect(declined).toEqual({ subscriptions: NO_CHANNEL, phone: null, awaitsConfirmation: false });
    await newsletters.get('sk.localhost', targetOf(link));
    const later = await browser.account('getMySubscriptions', {});
    expect(later).toEqual({ subscriptions: NO_CHANNEL, phone: null, awaitsConfirmation: false });
  });

  it('stay as they are if a window that was loaded earlier does not name them', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    await browser.account('updateMySubscriptions', {
      subscriptions: { sms: true, soft_phone: true },
      phone: PHONE,
      text: '1a2b',
    });
    await browser.account('updateMySubscriptions', { subscriptions: { sms: false }, text: '1a2b' });
    const changed = await browser.account('updateMySubscriptions', { subscriptions: { phone: true }, text: '1a2b' });
    expect(changed.subscriptions).toEqual({ ...NO_CHANNEL, phone: true, soft_phone: true });
    expect(await newsletters.channelsOf(email)).toEqual(['phone', 'soft_phone']);
  });

  it('of an address that the customer has not confirmed stay those of its owner', async () => {
    const email = newAddress();
    const { link } = await newsletters.requested(email);
    await newsletters.get('sk.localhost', targetOf(link));
    const { browser, id } = await signedUp(newsletters.shop, { email });
    const none = { subscriptions: NO_CHANNEL, phone: null, awaitsConfirmation: false };
    const change = (subscriptions: object) =>
      browser.account('updateMySubscriptions', { subscriptions, phone: PHONE, text: '1a2b' });
    expect(await browser.account('getMySubscriptions', {})).toEqual(none);
    expect(await change({ newsletter: false })).toEqual(none);
    await expect(change({ newsletter: true, sms: true })).rejects.toThrow('not-allowed');
    expect(await change({ newsletter: true })).toEqual({ ...none, awaitsConfirmation: true });
    const row = await newsletters.subscriptionOf(email);
    expect(row).toMatchObject({ customerId: null, channels: ['newsletter'], phone: null });
    await confirmAddress(newsletters.shop, id);
    expect(await browser.account('getMySubscriptions', {})).toMatchObject({ subscriptions: { newsletter: true } });
    expect((await change({ sms: true })).subscriptions).toEqual({ ...NO_CHANNEL, newsletter: true, sms: true });
    expect((await newsletters.subscriptionOf(email)).customerId).toBe(id);
  });

  it('begin with the mailed link if someone else stored the address before', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    const row = { storeKey: 'ferrum_sk', locale: 'sk-SK', email, channels: [], unsubscribeToken: newToken() };
    await newsletters.prisma.newsletterSubscription.create({ data: row });
    await browser.account('updateMySubscriptions', { subscriptions: { newsletter: true }, text: '1a2b' });
    const { link } = await newsletters.optInTo(email);
    await newsletters.get('sk.localhost', targetOf(link));
    expect(await newsletters.channelsOf(email)).toEqual(['newsletter']);
  });

  it('are all stored if several windows change different ones at the same moment', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    await browser.account('updateMySubscriptions', { subscriptions: { soft_sms: true }, phone: PHONE, text: '1a2b' });
    const windows = [
      { sms: true },
      { phone: true },
      { soft_phone: true },
      { soft_newsletter: true },
      { soft_sms: false },
    ];
    await Promise.all(
      windows.map((subscriptions) => browser.account('updateMySubscriptions', { subscriptions, text: '1a2b' })),
    );
    expect([...((await newsletters.channelsOf(email)) ?? [])].sort()).toEqual([
      'phone',
      'sms',
      'soft_newsletter',
      'soft_phone',
    ]);
  });

  it('need a phone number for text messages and calls, which is reported and deleted with the last of them', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    const change = (request: object) => browser.accountRefusal('updateMySubscriptions', { text: '1a2b', ...request });
    const missing = [400, 'invalid-input', 'phone: phone-required'];
    expect(await change({ subscriptions: { sms: true } })).toEqual(missing);
    expect(await change({ subscriptions: { soft_phone: true }, phone: null })).toEqual(missing);
    for (const phone of ['12', 'call me', '1'.repeat(16), '1'.repeat(1000)])
      expect((await change({ subscriptions: { sms: true }, phone })).slice(0, 2)).toEqual([400, 'invalid-input']);
    expect(await newsletters.prisma.newsletterSubscription.count({ where: { email } })).toBe(0);
    const text = '1a2b';
    const chosen = await browser.account('updateMySubscriptions', {
      subscriptions: { sms: true },
      phone: '+421 900 555 123',
      text,
    });
    expect(chosen.phone).toBe('+421900555123');
    const payload = await eventually(
      async () => (await newsletters.events()).find((one) => one.payload['gdpr_phone'] === '+421900555123')?.payload,
    );
    expect(payload).toMatchObject({ consents: { ...NO_CHANNEL, sms: true } });
    expect(await change({ subscriptions: {}, phone: null })).toEqual(missing);
    const moved = await browser.account('updateMySubscriptions', { subscriptions: {}, phone: '0900 999 999', text });
    expect(moved).toMatchObject({ phone: '0900999999', subscriptions: { sms: true } });
    const ended = await browser.account('updateMySubscriptions', { subscriptions: { sms: false }, text });
    expect(ended).toEqual({ subscriptions: NO_CHANNEL, phone: null, awaitsConfirmation: false });
    expect((await newsletters.subscriptionOf(email)).phone).toBeNull();
  });

  it('are agreed to in our words, and ended in any', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    const change = (wanted: boolean, text: string) =>
      browser.accountRefusal('updateMySubscriptions', { subscriptions: { soft_newsletter: wanted }, text });
    expect(await change(true, 'x')).toEqual([400, 'invalid-input', 'text: text-unknown']);
    await browser.account('updateMySubscriptions', { subscriptions: { soft_newsletter: true }, text: '1a2b' });
    await browser.account('updateMySubscriptions', { subscriptions: { soft_newsletter: false }, text: 'x' });
    expect(await newsletters.channelsOf(email)).toEqual([]);
    const { id } = await newsletters.subscriptionOf(email);
    const where = { subscriptionId: id };
    const log = await newsletters.prisma.newsletterEvent.findMany({
      where,
      orderBy: { id: 'asc' },
      include: { text: true },
    });
    expect(log.map(({ text }) => text?.text ?? null)).toEqual([WORDS, null]);
  });

  it('from before the number was asked for can be ended one by one', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    await browser.account('updateMySubscriptions', { subscriptions: { soft_newsletter: true }, text: '1a2b' });
    const channels = ['sms', 'phone', 'soft_newsletter'];
    await newsletters.prisma.newsletterSubscription.updateMany({ where: { email }, data: { channels } });
    for (const channel of ['soft_newsletter', 'phone'] as const)
      await browser.account('updateMySubscriptions', { subscriptions: { [channel]: false }, text: '1a2b' });
    expect(await newsletters.channelsOf(email)).toEqual(['sms']);
  });

  it('are those of the signed-in customer only', async () => {
    const visitor = newsletters.shop.visitor('SK');
    expect(await visitor.accountRefusal('getMySubscriptions', {})).toEqual([401, 'not-signed-in']);
    const request = { subscriptions: NO_CHANNEL, text: '1a2b' };
    expect(await visitor.accountRefusal('updateMySubscriptions', request)).toEqual([401, 'not-signed-in']);
  });
});

/** Changes the e-mail address of a customer and opens the links of both mails. */
async function changeAddress(browser: ShopClient, email: string, next: string): Promise<void> {
  const version = (await browser.account('getMe', {})).me.customer?.version ?? 0;
  await browser.account('updateCustomer', { version, email: next, password: PASSWORD });
  const mails = await Promise.all([
    newsletters.mailTo(email, 'email-change'),
    newsletters.mailTo(next, 'email-confirmation'),
  ]);
  for (const { link } of mails)
    await browser.account('confirmEmail', { tokenValue: new URL(link).searchParams.get('email-token') ?? '' });
}

/** Signs up in the footer and opens the mailed link. */
async function subscribe(email: string): Promise<ReceivedMail> {
  const mail = await newsletters.requested(email);
  await newsletters.get('sk.localhost', targetOf(mail.link));
  return mail;
}

describe('after a change of the e-mail address the channels', () => {
  it('are those of the new address, and the old one is erased here and in the newsletter system', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    await browser.account('updateMySubscriptions', {
      subscriptions: { sms: true, soft_newsletter: true },
      phone: PHONE,
      text: '1a2b',
    });
    const next = newAddress();
    await changeAddress(browser, email, next);
    const { subscriptions, phone } = await browser.account('getMySubscriptions', {});
    expect(subscriptions).toEqual({ ...NO_CHANNEL, sms: true, soft_newsletter: true });
    expect(phone).toBe('+421900123456');
    expect([await newsletters.channelsOf(email), await newsletters.channelsOf(next)]).toEqual([
      undefined,
      ['sms', 'soft_newsletter'],
    ]);
    await eventually(async () =>
      (await newsletters.events()).find(
        ({ event, payload }) => event === 'customer-erasure' && payload['email_token'] === emailToken(email),
      ),
    );
  });

  it('have the newsletter that the customer asked for, although its link was not opened', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    await browser.account('updateMySubscriptions', { subscriptions: { newsletter: true }, text: '1a2b' });
    await newsletters.optInTo(email);
    const next = newAddress();
    await changeAddress(browser, email, next);
    expect([await newsletters.channelsOf(email), await newsletters.channelsOf(next)]).toEqual([
      undefined,
      ['newsletter'],
    ]);
  });

  it('have no newsletter that only someone else has asked for', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    await browser.account('updateMySubscriptions', { subscriptions: { soft_newsletter: true }, text: '1a2b' });
    await newsletters.requested(email);
    const next = newAddress();
    await changeAddress(browser, email, next);
    expect(await newsletters.channelsOf(next)).toEqual(['soft_newsletter']);
  });

  it('are ended by a newsletter that went to the old address', async () => {
    const { browser, email, id } = await signedUp(newsletters.shop);
    await confirmAddress(newsletters.shop, id);
    const { message } = await subscribe(email);
    const next = newAddress();
    await changeAddress(browser, email, next);
    expect(await newsletters.channelsOf(next)).toEqual(['newsletter']);
    await newsletters.oneClick(targetOf((message.headers['List-Unsubscribe'] ?? '').slice(1, -1)));
    expect(await newsletters.channelsOf(next)).toEqual([]);
  });

  it('wait for the link that the new address has asked for', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    await browser.account('updateMySubscriptions', { subscriptions: { soft_newsletter: true }, text: '1a2b' });
    const next = newAddress();
    const { link } = await newsletters.requested(next);
    await changeAddress(browser, email, next);
    await newsletters.get('sk.localhost', targetOf(link));
    expect([...((await newsletters.channelsOf(next)) ?? [])].sort()).toEqual(['newsletter', 'soft_newsletter']);
  });

  it('are moved once if both links are opened at the same moment', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    await browser.account('updateMySubscriptions', { subscriptions: { soft_newsletter: true }, text: '1a2b' });
    const next = newAddress();
    await browser.account('updateCustomer', { version: 1, email: next, password: PASSWORD });
    const mails = await Promise.all([
      newsletters.mailTo(email, 'email-change'),
      newsletters.mailTo(next, 'email-confirmation'),
    ]);
    await Promise.all(
      mails.map(({ link }) =>
        browser.account('confirmEmail', { tokenValue: new URL(link).searchParams.get('email-token') ?? '' }),
      ),
    );
    expect([await newsletters.channelsOf(email), await newsletters.channelsOf(next)]).toEqual([
      undefined,
      ['soft_newsletter'],
    ]);
    const moved = { source: 'email-change', subscriptionId: (await newsletters.subscriptionOf(next)).id };
    expect(await newsletters.prisma.newsletterEvent.count({ where: moved })).toBe(1);
  });
});
