import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newToken } from '../../platform/auth/accounts/token.js';
import { RawClient, type RawAnswer } from '../../platform/http/testing/raw-request.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually, until } from '../../platform/testing/eventually.js';
import { confirmAddress, PASSWORD, signedUp } from '../testing/accounts.js';
import { freePort, runBuilt, stopProcess, waitForHttp } from '../testing/child-process.js';
import { type RunningShop, startShop } from '../testing/running-shop.js';

interface Mail {
  readonly template: string;
  readonly to: string;
  readonly link: string;
  readonly message: { readonly subject: string; readonly headers: Readonly<Record<string, string>> };
}

interface NewsletterEvent {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const NOTHING = {
  newsletter: false,
  sms: false,
  phone: false,
  soft_newsletter: false,
  soft_sms: false,
  soft_phone: false,
};

const WORDS = 'I would like to hear from you.';
const PHONE = '+421 (0) 900 123-456';

let shop: RunningShop;
let outside: ReturnType<typeof runBuilt>;
let outsideUrl: string;
let raw: RawClient;
let made = 0;

beforeAll(async () => {
  const port = await freePort();
  outsideUrl = `http://127.0.0.1:${port}`;
  outside = runBuilt('sandbox/dist/outside-world/main.js', {
    OUTSIDE_WORLD_PORT: String(port),
    COMMERCETOOLS_API_URL: 'http://127.0.0.1:9',
  });
  await waitForHttp(`${outsideUrl}/health`);
  shop = await startShop({ OUTSIDE_WORLD_URL: outsideUrl });
  await until(() => shop.application.app.get(Jobs).ready);
  raw = new RawClient(Number(new URL(await shop.application.app.getUrl()).port));
});
afterAll(async () => {
  raw.close();
  await shop.stop();
  await stopProcess(outside);
});

const prisma = (): PrismaService => shop.application.app.get(PrismaService);
const newAddress = (): string => `reader-${(made += 1)}@example.com`;
const mails = async (): Promise<Mail[]> => (await (await fetch(`${outsideUrl}/mailbox/messages`)).json()) as Mail[];
const mailTo = (to: string, template: string): Promise<Mail> =>
  eventually(async () => (await mails()).find((mail) => mail.to === to && mail.template === template));
const optInTo = (to: string): Promise<Mail> => mailTo(to, 'newsletter-opt-in');
const events = async (): Promise<NewsletterEvent[]> =>
  (await (await fetch(`${outsideUrl}/newsletter/events`)).json()) as NewsletterEvent[];

const get = (host: string, target: string): Promise<RawAnswer> =>
  raw.send({ method: 'GET', target, headers: ['host', host] });

const targetOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const channelsOf = async (email: string): Promise<readonly string[] | undefined> =>
  (await prisma().newsletterSubscription.findFirst({ where: { email } }))?.channels;

const idOf = async (email: string): Promise<string> =>
  (await prisma().newsletterSubscription.findFirstOrThrow({ where: { email } })).id;

async function requested(email: string): Promise<Mail> {
  await shop.visitor('SK').call('subscribeToNewsletter', { email, source: 'footer', text: '1a2b' });
  return optInTo(email);
}

/** Sends what a mail program sends when its reader ends a newsletter: no cookies and no headers of a browser. */
const oneClick = (target: string, body = 'List-Unsubscribe=One-Click'): Promise<RawAnswer> =>
  raw.send({
    method: 'POST',
    target,
    headers: ['host', 'sk.localhost', 'content-type', 'application/x-www-form-urlencoded'],
    body,
  });

const unsubscribeTarget = ({ message }: Mail): string =>
  targetOf((message.headers['List-Unsubscribe'] ?? '').slice(1, -1));

describe('a newsletter', () => {
  it('gets the same answer if several windows ask for the same new address at the same moment', async () => {
    const email = newAddress();
    const request = { email, source: 'footer', text: '1a2b' } as const;
    await Promise.all(Array.from({ length: 6 }, () => shop.visitor('SK').call('subscribeToNewsletter', request)));
    await optInTo(email);
    expect(
      await prisma().newsletterEvent.count({ where: { kind: 'requested', subscriptionId: await idOf(email) } }),
    ).toBe(1);
  });

  it('begins with the link of its mail, is reported then, and is logged with the text and the link', async () => {
    const email = newAddress();
    await shop.visitor('SK').call('subscribeToNewsletter', {
      email: email.replace('reader', 'READER'),
      source: 'footer',
      text: '1a2b',
    });
    const { link } = await optInTo(email);
    expect(await channelsOf(email)).toEqual([]);
    const answer = await get('sk.localhost', `${targetOf(link)}&utm_source=mail`);
    expect([answer.status, answer.headers['location']]).toEqual([302, '/potvrdenie-newslettera?utm_source=mail']);
    expect(await channelsOf(email)).toEqual(['newsletter']);
    const found = await eventually(async () =>
      (await events()).find(({ event, payload }) => event === 'newsletter-doi' && payload['email'] === email),
    );
    expect(found.payload).toEqual({ locale: 'sk-SK', email });
    const subscription = await prisma().newsletterSubscription.findFirstOrThrow({ where: { email } });
    const log = await prisma().newsletterEvent.findMany({
      where: { subscriptionId: subscription.id },
      orderBy: { id: 'asc' },
      include: { text: true },
    });
    expect(log.map(({ kind, source, text, channels }) => [kind, source, text?.text, channels])).toEqual([
      ['requested', 'footer', WORDS, []],
      ['confirmed', 'link', undefined, ['newsletter']],
    ]);
    expect(log[1]?.linkDigest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('cannot be confirmed twice, in another store, by looking at the link, or with a made-up link', async () => {
    const email = newAddress();
    const { link } = await requested(email);
    const target = targetOf(link);
    await raw.send({ method: 'HEAD', target, headers: ['host', 'sk.localhost'] });
    expect((await get('cz.localhost', target)).status).toBe(302);
    expect(await channelsOf(email)).toEqual([]);
    await get('sk.localhost', target);
    await shop.visitor('SK').call('unsubscribeFromNewsletter', {
      token: (await prisma().newsletterSubscription.findFirstOrThrow({ where: { email } })).unsubscribeToken,
    });
    expect(await channelsOf(email)).toEqual([]);
    await get('sk.localhost', target);
    expect(await channelsOf(email)).toEqual([]);
    const forged = Buffer.from(JSON.stringify({ token: newToken(), redirect_to: 'https://evil.example/' }));
    const answer = await get(
      'sk.localhost',
      `/exConsents/confirm?hash=${encodeURIComponent(forged.toString('base64'))}`,
    );
    expect([answer.status, answer.headers['location']]).toEqual([302, '/']);
    expect((await get('sk.localhost', `/exConsents/confirm?hash=${'A'.repeat(7000)}`)).status).toBe(302);
  });

  it('logs a link that is not ours once, with a digest and nothing else', async () => {
    const store = { storeKey: 'ferrum_se' };
    const logged = () => prisma().newsletterEvent.findMany({ where: store });
    const open = (hash: string) => get('se.localhost', `/exConsents/confirm?hash=${encodeURIComponent(hash)}`);
    const foreign = Buffer.from(JSON.stringify({ redirect_to: '/', email: 'eva@example.com' })).toString('base64');
    for (const hash of [foreign, foreign, 'eva@example.com']) expect((await open(hash)).status).toBe(302);
    const expired = Buffer.from(JSON.stringify({ token: newToken() })).toString('base64');
    await open(expired);
    const events = await logged();
    expect(events).toHaveLength(3);
    for (const { linkDigest, id: _id, at: _at, ...event } of events) {
      expect(linkDigest).toMatch(/^[0-9a-f]{64}$/);
      expect(event).toEqual({
        ...store,
        subscriptionId: null,
        locale: 'sv-SE',
        kind: 'unknown-link',
        source: 'link',
        channels: [],
        textDigest: null,
        textId: null,
        revision: 1,
      });
    }
    await prisma().newsletterEvent.createMany({
      data: Array.from({ length: 1000 }, (_, at) => ({
        ...store,
        locale: 'sv-SE',
        kind: 'unknown-link',
        source: 'link',
        channels: [],
        revision: 1,
        linkDigest: `flood-${at}`,
      })),
    });
    await open('one more');
    expect(await logged()).toHaveLength(1003);
  });

  it('does not log a link of ours again when it is opened again', async () => {
    const email = newAddress();
    const { link } = await requested(email);
    for (let time = 0; time < 3; time += 1) await get('sk.localhost', targetOf(link));
    const { id } = await prisma().newsletterSubscription.findFirstOrThrow({ where: { email } });
    const log = await prisma().newsletterEvent.findMany({ where: { subscriptionId: id }, orderBy: { id: 'asc' } });
    expect(log.map(({ kind }) => kind)).toEqual(['requested', 'confirmed']);
    const { linkDigest = null } = log[1] ?? {};
    expect(await prisma().newsletterEvent.count({ where: { linkDigest } })).toBe(1);
  });

  it('sends one link however often it is asked for, and answers the same for known addresses', async () => {
    const email = newAddress();
    const { link } = await requested(email);
    const again = await shop.visitor('SK').call('subscribeToNewsletter', { email, source: 'checkout', text: '1a2b' });
    expect(again).toEqual({ requested: true });
    await get('sk.localhost', targetOf(link));
    const known = await shop.visitor('SK').call('subscribeToNewsletter', { email, source: 'footer', text: '1a2b' });
    expect(known).toEqual({ requested: true });
    expect((await mails()).filter(({ to }) => to === email)).toHaveLength(1);
    expect(await channelsOf(email)).toEqual(['newsletter']);
  });

  it('is not requested with words that are not ours', async () => {
    const email = newAddress();
    const refusal = await shop.visitor('SK').refusal('subscribeToNewsletter', { email, source: 'footer', text: 'x' });
    expect(refusal).toEqual([400, 'invalid-input']);
    expect(await channelsOf(email)).toBeUndefined();
  });

  it.each([
    ['no address', { email: 'eva', source: 'footer', text: '1a2b' }],
    ['a very long address', { email: `${'a'.repeat(300)}@example.com`, source: 'footer', text: '1a2b' }],
    ['an unknown source', { email: 'eva@example.com', source: 'popup', text: '1a2b' }],
    ['another field', { email: 'eva@example.com', source: 'footer', text: '1a2b', channels: ['sms'] }],
  ])('is refused with %s', async (_what, request) => {
    expect(await shop.visitor('SK').refusal('subscribeToNewsletter', request)).toEqual([400, 'invalid-input']);
  });
});

describe('one click in a mail program', () => {
  it('ends the newsletter, as the headers of the mail say', async () => {
    const email = newAddress();
    const mail = await requested(email);
    expect(mail.message.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await get('sk.localhost', targetOf(mail.link));
    const target = unsubscribeTarget(mail);
    expect((await get('sk.localhost', target)).status).toBe(404);
    expect((await oneClick(target, 'yes=please')).status).toBe(400);
    expect(await channelsOf(email)).toEqual(['newsletter']);
    expect((await oneClick(target)).status).toBe(200);
    expect(await channelsOf(email)).toEqual([]);
    expect((await oneClick(target)).status).toBe(200);
  });

  it('is the only form that the shop accepts', async () => {
    const answer = await raw.send({
      method: 'POST',
      target: '/api/customer/signOut',
      headers: [
        ...['host', 'sk.localhost', 'sec-fetch-site', 'same-origin'],
        ...['content-type', 'application/x-www-form-urlencoded'],
      ],
      body: 'a=b',
    });
    expect(answer.status).toBe(415);
  });
});

describe("a customer's channels", () => {
  it('are all off at first, and saved as chosen; the newsletter waits for the mailed link', async () => {
    const { browser, email } = await signedUp(shop);
    expect(await browser.account('getMySubscriptions', {})).toEqual({
      subscriptions: NOTHING,
      phone: null,
      awaitsConfirmation: false,
    });
    const wanted = { ...NOTHING, newsletter: true, soft_sms: true };
    expect(
      await browser.account('updateMySubscriptions', { subscriptions: wanted, phone: PHONE, text: '1a2b' }),
    ).toEqual({
      subscriptions: { ...NOTHING, soft_sms: true },
      phone: '+421900123456',
      awaitsConfirmation: true,
    });
    const { link } = await optInTo(email);
    await get('sk.localhost', targetOf(link));
    expect((await browser.account('getMySubscriptions', {})).subscriptions).toEqual(wanted);
    const ended = await browser.account('updateMySubscriptions', { subscriptions: NOTHING, text: '1a2b' });
    expect(ended).toEqual({ subscriptions: NOTHING, phone: null, awaitsConfirmation: false });
  });

  it('no longer wait for an earlier link once the customer has chosen, and the link changes nothing', async () => {
    const { browser, email, id } = await signedUp(shop);
    await confirmAddress(shop, id);
    const { link } = await requested(email);
    expect((await browser.account('getMySubscriptions', {})).awaitsConfirmation).toBe(true);
    const declined = await browser.account('updateMySubscriptions', { subscriptions: NOTHING, text: '1a2b' });
    expect(declined).toEqual({ subscriptions: NOTHING, phone: null, awaitsConfirmation: false });
    await get('sk.localhost', targetOf(link));
    const later = await browser.account('getMySubscriptions', {});
    expect(later).toEqual({ subscriptions: NOTHING, phone: null, awaitsConfirmation: false });
  });

  it('stay as they are if a window that was loaded earlier does not name them', async () => {
    const { browser, email } = await signedUp(shop);
    await browser.account('updateMySubscriptions', {
      subscriptions: { sms: true, soft_phone: true },
      phone: PHONE,
      text: '1a2b',
    });
    await browser.account('updateMySubscriptions', { subscriptions: { sms: false }, text: '1a2b' });
    const changed = await browser.account('updateMySubscriptions', { subscriptions: { phone: true }, text: '1a2b' });
    expect(changed.subscriptions).toEqual({ ...NOTHING, phone: true, soft_phone: true });
    expect(await channelsOf(email)).toEqual(['phone', 'soft_phone']);
  });

  it('of an address that the customer has not confirmed stay those of its owner', async () => {
    const email = newAddress();
    const { link } = await requested(email);
    await get('sk.localhost', targetOf(link));
    const { browser, id } = await signedUp(shop, { email });
    const none = { subscriptions: NOTHING, phone: null, awaitsConfirmation: false };
    const change = (subscriptions: object) =>
      browser.account('updateMySubscriptions', { subscriptions, phone: PHONE, text: '1a2b' });
    expect(await browser.account('getMySubscriptions', {})).toEqual(none);
    expect(await change({ newsletter: false })).toEqual(none);
    await expect(change({ newsletter: true, sms: true })).rejects.toThrow('not-allowed');
    expect(await change({ newsletter: true })).toEqual({ ...none, awaitsConfirmation: true });
    const row = await prisma().newsletterSubscription.findFirstOrThrow({ where: { email } });
    expect(row).toMatchObject({ customerId: null, channels: ['newsletter'], phone: null });
    await confirmAddress(shop, id);
    expect(await browser.account('getMySubscriptions', {})).toMatchObject({ subscriptions: { newsletter: true } });
    expect((await change({ sms: true })).subscriptions).toEqual({ ...NOTHING, newsletter: true, sms: true });
    expect((await prisma().newsletterSubscription.findFirstOrThrow({ where: { email } })).customerId).toBe(id);
  });

  it('begin with the mailed link if somebody else stored the address before', async () => {
    const { browser, email } = await signedUp(shop);
    const row = { storeKey: 'ferrum_sk', locale: 'sk-SK', email, channels: [], unsubscribeToken: newToken() };
    await prisma().newsletterSubscription.create({ data: row });
    await browser.account('updateMySubscriptions', { subscriptions: { newsletter: true }, text: '1a2b' });
    const { link } = await optInTo(email);
    await get('sk.localhost', targetOf(link));
    expect(await channelsOf(email)).toEqual(['newsletter']);
  });

  it('follow the customer to a new e-mail address, and end at the old one', async () => {
    const { browser, email } = await signedUp(shop);
    await browser.account('updateMySubscriptions', {
      subscriptions: { sms: true, soft_newsletter: true },
      phone: PHONE,
      text: '1a2b',
    });
    const next = newAddress();
    await browser.account('updateCustomer', { version: 1, email: next, password: PASSWORD });
    const [toPresent, toNext] = await Promise.all([mailTo(email, 'email-change'), mailTo(next, 'email-confirmation')]);
    for (const { link } of [toPresent, toNext])
      await browser.account('confirmEmail', { tokenValue: new URL(link).searchParams.get('email-token') ?? '' });
    const { subscriptions, phone } = await browser.account('getMySubscriptions', {});
    expect(subscriptions).toEqual({ ...NOTHING, sms: true, soft_newsletter: true });
    expect(phone).toBe('+421900123456');
    const left = await prisma().newsletterSubscription.findFirstOrThrow({ where: { email } });
    expect([left.phone, left.customerId]).toEqual([null, null]);
    expect([await channelsOf(email), await channelsOf(next)]).toEqual([[], ['sms', 'soft_newsletter']]);
  });

  it('are all stored if several windows change different ones at the same moment', async () => {
    const { browser, email } = await signedUp(shop);
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
    expect([...((await channelsOf(email)) ?? [])].sort()).toEqual(['phone', 'sms', 'soft_newsletter', 'soft_phone']);
  });

  it('follow once if both links to a new e-mail address are opened at the same moment', async () => {
    const { browser, email } = await signedUp(shop);
    await browser.account('updateMySubscriptions', { subscriptions: { soft_newsletter: true }, text: '1a2b' });
    const next = newAddress();
    await browser.account('updateCustomer', { version: 1, email: next, password: PASSWORD });
    const mails = await Promise.all([mailTo(email, 'email-change'), mailTo(next, 'email-confirmation')]);
    await Promise.all(
      mails.map(({ link }) =>
        browser.account('confirmEmail', { tokenValue: new URL(link).searchParams.get('email-token') ?? '' }),
      ),
    );
    expect([await channelsOf(email), await channelsOf(next)]).toEqual([[], ['soft_newsletter']]);
    const ids = await Promise.all([email, next].map(idOf));
    const moved = { source: 'email-change', subscriptionId: { in: ids } };
    expect(await prisma().newsletterEvent.count({ where: moved })).toBe(2);
  });

  it('need a phone number for text messages and calls, which is reported and deleted with the last of them', async () => {
    const { browser, email } = await signedUp(shop);
    const change = (request: object) => browser.accountRefusal('updateMySubscriptions', { text: '1a2b', ...request });
    const missing = [400, 'invalid-input', 'phone: phone-required'];
    expect(await change({ subscriptions: { sms: true } })).toEqual(missing);
    expect(await change({ subscriptions: { soft_phone: true }, phone: null })).toEqual(missing);
    for (const phone of ['12', 'call me', '1'.repeat(16), '1'.repeat(1000)])
      expect((await change({ subscriptions: { sms: true }, phone })).slice(0, 2)).toEqual([400, 'invalid-input']);
    expect(await prisma().newsletterSubscription.count({ where: { email } })).toBe(0);
    const text = '1a2b';
    const chosen = await browser.account('updateMySubscriptions', {
      subscriptions: { sms: true },
      phone: '+421 900 555 123',
      text,
    });
    expect(chosen.phone).toBe('+421900555123');
    const payload = await eventually(
      async () => (await events()).find((one) => one.payload['gdpr_phone'] === '+421900555123')?.payload,
    );
    expect(payload).toMatchObject({ consents: { ...NOTHING, sms: true } });
    expect(await change({ subscriptions: {}, phone: null })).toEqual(missing);
    const moved = await browser.account('updateMySubscriptions', { subscriptions: {}, phone: '0900 999 999', text });
    expect(moved).toMatchObject({ phone: '0900999999', subscriptions: { sms: true } });
    const ended = await browser.account('updateMySubscriptions', { subscriptions: { sms: false }, text });
    expect(ended).toEqual({ subscriptions: NOTHING, phone: null, awaitsConfirmation: false });
    expect((await prisma().newsletterSubscription.findFirstOrThrow({ where: { email } })).phone).toBeNull();
  });

  it('are agreed to in our words, and ended in any', async () => {
    const { browser, email } = await signedUp(shop);
    const change = (wanted: boolean, text: string) =>
      browser.accountRefusal('updateMySubscriptions', { subscriptions: { soft_newsletter: wanted }, text });
    expect(await change(true, 'x')).toEqual([400, 'invalid-input', 'text: text-unknown']);
    await browser.account('updateMySubscriptions', { subscriptions: { soft_newsletter: true }, text: '1a2b' });
    await browser.account('updateMySubscriptions', { subscriptions: { soft_newsletter: false }, text: 'x' });
    expect(await channelsOf(email)).toEqual([]);
    const { id } = await prisma().newsletterSubscription.findFirstOrThrow({ where: { email } });
    const where = { subscriptionId: id };
    const log = await prisma().newsletterEvent.findMany({ where, orderBy: { id: 'asc' }, include: { text: true } });
    expect(log.map(({ text }) => text?.text ?? null)).toEqual([WORDS, null]);
  });

  it('from before the number was asked for can be ended one by one', async () => {
    const { browser, email } = await signedUp(shop);
    await browser.account('updateMySubscriptions', { subscriptions: { soft_newsletter: true }, text: '1a2b' });
    const channels = ['sms', 'phone', 'soft_newsletter'];
    await prisma().newsletterSubscription.updateMany({ where: { email }, data: { channels } });
    for (const channel of ['soft_newsletter', 'phone'] as const)
      await browser.account('updateMySubscriptions', { subscriptions: { [channel]: false }, text: '1a2b' });
    expect(await channelsOf(email)).toEqual(['sms']);
  });

  it('are those of the signed-in customer only', async () => {
    const visitor = shop.visitor('SK');
    expect(await visitor.accountRefusal('getMySubscriptions', {})).toEqual([401, 'not-signed-in']);
    const request = { subscriptions: NOTHING, text: '1a2b' };
    expect(await visitor.accountRefusal('updateMySubscriptions', request)).toEqual([401, 'not-signed-in']);
  });
});
