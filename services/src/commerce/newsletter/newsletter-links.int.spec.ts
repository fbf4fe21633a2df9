import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newToken } from '../../platform/auth/accounts/token.js';
import { eventually } from '../../platform/testing/eventually.js';
import { signedUp } from '../testing/accounts.js';
import type { ReceivedMail } from '../testing/mailbox.js';
import { newAddress, NewsletterShop, NO_CHANNEL, targetOf } from './testing/newsletter-shop.js';

const WORDS = 'I would like to hear from you.';
const PHONE = '+421 (0) 900 123-456';
const CONFIRMED_PAGE = '/potvrdenie-newslettera';
const ENDED_LINK_PAGE = '/newsletter#link-ended';

let newsletters: NewsletterShop;

beforeAll(async () => {
  newsletters = await NewsletterShop.start();
});
afterAll(() => newsletters.stop());

const tokenOf = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Returns the target of a confirmation link with any content. */
const linkWith = (content: object): string =>
  `/exConsents/confirm?hash=${encodeURIComponent(Buffer.from(JSON.stringify(content)).toString('base64'))}`;

/** Opens a confirmation link in Slovakia. Returns where it leads. */
const opened = async (target: string): Promise<string | undefined> => {
  const { headers } = await newsletters.get('sk.localhost', target);
  return headers['location'] === undefined ? undefined : String(headers['location']);
};

const unsubscribeTarget = ({ message }: ReceivedMail): string =>
  targetOf((message.headers['List-Unsubscribe'] ?? '').slice(1, -1));

describe('a newsletter', () => {
  it('gets the same answer if several windows ask for the same new address at the same moment', async () => {
    const email = newAddress();
    const request = { email, source: 'footer', text: '1a2b' } as const;
    await Promise.all(
      Array.from({ length: 6 }, () => newsletters.shop.visitor('SK').call('subscribeToNewsletter', request)),
    );
    await newsletters.optInTo(email);
    expect(
      await newsletters.prisma.newsletterEvent.count({
        where: { kind: 'requested', subscriptionId: (await newsletters.subscriptionOf(email)).id },
      }),
    ).toBe(1);
  });

  it('begins with the link of its mail, is reported then, and is logged with the text and the link', async () => {
    const email = newAddress();
    await newsletters.shop.visitor('SK').call('subscribeToNewsletter', {
      email: email.replace('reader', 'READER'),
      source: 'footer',
      text: '1a2b',
    });
    const { link } = await newsletters.optInTo(email);
    expect(await newsletters.channelsOf(email)).toEqual([]);
    const answer = await newsletters.get('sk.localhost', `${targetOf(link)}&utm_source=mail`);
    expect([answer.status, answer.headers['location']]).toEqual([302, '/potvrdenie-newslettera?utm_source=mail']);
    expect(await newsletters.channelsOf(email)).toEqual(['newsletter']);
    const found = await eventually(async () =>
      (await newsletters.events()).find(
        ({ event, payload }) => event === 'newsletter-doi' && payload['email'] === email,
      ),
    );
    expect(found.payload).toEqual({ locale: 'sk-SK', email, unsubscribe_url: expect.any(String) });
    const subscription = await newsletters.subscriptionOf(email);
    const log = await newsletters.prisma.newsletterEvent.findMany({
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
    const { link } = await newsletters.requested(email);
    const target = targetOf(link);
    await newsletters.raw.send({ method: 'HEAD', target, headers: ['host', 'sk.localhost'] });
    expect((await newsletters.get('cz.localhost', target)).status).toBe(302);
    expect(await newsletters.channelsOf(email)).toEqual([]);
    await newsletters.get('sk.localhost', target);
    await newsletters.shop.visitor('SK').call('unsubscribeFromNewsletter', {
      token: (await newsletters.subscriptionOf(email)).unsubscribeToken,
    });
    expect(await newsletters.channelsOf(email)).toEqual([]);
    await newsletters.get('sk.localhost', target);
    expect(await newsletters.channelsOf(email)).toEqual([]);
    expect(await opened(linkWith({ token: newToken(), redirect_to: 'https://evil.example/' }))).toBe(ENDED_LINK_PAGE);
    expect(await opened(linkWith({ redirect_to: 'https://evil.example/' }))).toBe('/');
    expect((await newsletters.get('sk.localhost', `/exConsents/confirm?hash=${'A'.repeat(7000)}`)).status).toBe(302);
  });

  it('is said to be in force by a link that is opened again, until it is ended', async () => {
    const email = newAddress();
    const mail = await newsletters.requested(email);
    for (let time = 0; time < 2; time += 1) expect(await opened(targetOf(mail.link))).toBe(CONFIRMED_PAGE);
    await newsletters.oneClick(unsubscribeTarget(mail));
    expect(await opened(`${targetOf(mail.link)}&utm_source=mail`)).toBe(
      ENDED_LINK_PAGE.replace('#', '?utm_source=mail#'),
    );
  });

  it('is confirmed by one link in any spelling of its hash, and only in a language of the store', async () => {
    const email = newAddress();
    const target = targetOf((await newsletters.requested(email)).link);
    expect((await newsletters.get('sk.localhost', `/fr${target}`)).headers['location']).toBe('/');
    expect(await newsletters.channelsOf(email)).toEqual([]);
    expect(await opened(target)).toBe(CONFIRMED_PAGE);
    expect(await opened(target.replaceAll('%3D', ''))).toBe(CONFIRMED_PAGE);
    expect(await opened(target.replaceAll('%2B', '-').replaceAll('%2F', '_'))).toBe(CONFIRMED_PAGE);
  });

  it('begins only with the newest link, within seven days; another one leads to the sign-up', async () => {
    const email = newAddress();
    const { link: replaced } = await newsletters.requested(email);
    await newsletters.prisma.newsletterSubscription.updateMany({ where: { email }, data: { mailedAt: new Date(0) } });
    await newsletters.shop.visitor('SK').call('subscribeToNewsletter', { email, source: 'footer', text: '1a2b' });
    const { link: newest } = await eventually(async () =>
      (await newsletters.mailsTo(email)).find((mail) => mail.link !== replaced),
    );
    expect(await opened(targetOf(replaced))).toBe(ENDED_LINK_PAGE);
    await newsletters.prisma.newsletterSubscription.updateMany({
      where: { email },
      data: { tokenExpiresAt: new Date(0) },
    });
    expect(await opened(targetOf(newest))).toBe(ENDED_LINK_PAGE);
    expect(await newsletters.channelsOf(email)).toEqual([]);
  });

  it('leads in the language of the link to the sign-up if the link no longer works', async () => {
    const target = linkWith({ token: newToken(), redirect_to: '/fr/confirmation-newsletter' });
    const { headers } = await newsletters.get('ch.localhost', `/fr${target}`);
    expect(headers['location']).toBe('/fr/lettre-d-information#link-ended');
  });

  it('can be ended by the newsletter system, with the address that it received', async () => {
    const email = newAddress();
    const { link } = await newsletters.requested(email);
    await opened(targetOf(link));
    const received = await eventually(
      async () =>
        (await newsletters.events()).find(({ payload }) => payload['email'] === email)?.payload['unsubscribe_url'],
    );
    expect((await newsletters.oneClick(targetOf(String(received)))).status).toBe(200);
    expect(await newsletters.channelsOf(email)).toEqual([]);
    const [last] = (await newsletters.events()).filter(({ payload }) => payload['email_token'] === tokenOf(email));
    expect(last?.payload).toMatchObject({ consents: { newsletter: true }, unsubscribe_url: received });
    const ended = await eventually(async () =>
      (await newsletters.events()).find(
        ({ payload }) => payload['email_token'] === tokenOf(email) && !('unsubscribe_url' in payload),
      ),
    );
    expect(ended.payload).toMatchObject({ consents: NO_CHANNEL });
  });

  it('logs a link that is not ours once, with a digest and nothing else', async () => {
    const store = { storeKey: 'ferrum_se' };
    const logged = () => newsletters.prisma.newsletterEvent.findMany({ where: store });
    const open = (hash: string) =>
      newsletters.get('se.localhost', `/exConsents/confirm?hash=${encodeURIComponent(hash)}`);
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
    await newsletters.prisma.newsletterEvent.createMany({
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
    const { link } = await newsletters.requested(email);
    for (let time = 0; time < 3; time += 1) await newsletters.get('sk.localhost', targetOf(link));
    const { id } = await newsletters.subscriptionOf(email);
    const log = await newsletters.prisma.newsletterEvent.findMany({
      where: { subscriptionId: id },
      orderBy: { id: 'asc' },
    });
    expect(log.map(({ kind }) => kind)).toEqual(['requested', 'confirmed']);
    const { linkDigest = null } = log[1] ?? {};
    expect(await newsletters.prisma.newsletterEvent.count({ where: { linkDigest } })).toBe(1);
  });

  it('sends one link however often it is asked for, and answers the same for known addresses', async () => {
    const email = newAddress();
    const { link } = await newsletters.requested(email);
    const again = await newsletters.shop
      .visitor('SK')
      .call('subscribeToNewsletter', { email, source: 'checkout', text: '1a2b' });
    expect(again).toEqual({ requested: true });
    await newsletters.get('sk.localhost', targetOf(link));
    const known = await newsletters.shop
      .visitor('SK')
      .call('subscribeToNewsletter', { email, source: 'footer', text: '1a2b' });
    expect(known).toEqual({ requested: true });
    expect(await newsletters.mailsTo(email)).toHaveLength(1);
    expect(await newsletters.channelsOf(email)).toEqual(['newsletter']);
  });

  it('is not requested with words that are not ours', async () => {
    const email = newAddress();
    const refusal = await newsletters.shop
      .visitor('SK')
      .refusal('subscribeToNewsletter', { email, source: 'footer', text: 'x' });
    expect(refusal).toEqual([400, 'invalid-input']);
    expect(await newsletters.channelsOf(email)).toBeUndefined();
  });

  it.each([
    ['no address', { email: 'eva', source: 'footer', text: '1a2b' }],
    ['a very long address', { email: `${'a'.repeat(300)}@example.com`, source: 'footer', text: '1a2b' }],
    ['an unknown source', { email: 'eva@example.com', source: 'popup', text: '1a2b' }],
    ['another field', { email: 'eva@example.com', source: 'footer', text: '1a2b', channels: ['sms'] }],
  ])('is refused with %s', async (_what, request) => {
    expect(await newsletters.shop.visitor('SK').refusal('subscribeToNewsletter', request)).toEqual([
      400,
      'invalid-input',
    ]);
  });
});

describe('one click in a mail program', () => {
  it('ends the newsletter, as the headers of the mail say', async () => {
    const email = newAddress();
    const mail = await newsletters.requested(email);
    expect(mail.message.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await newsletters.get('sk.localhost', targetOf(mail.link));
    const target = unsubscribeTarget(mail);
    expect((await newsletters.get('sk.localhost', target)).status).toBe(404);
    expect((await newsletters.oneClick(target, 'yes=please')).status).toBe(400);
    expect(await newsletters.channelsOf(email)).toEqual(['newsletter']);
    expect((await newsletters.oneClick(target)).status).toBe(200);
    expect(await newsletters.channelsOf(email)).toEqual([]);
    expect((await newsletters.oneClick(target)).status).toBe(200);
  });

  it('ends offers by e-mail for products like those that a customer bought, and no other channel', async () => {
    const { browser, email } = await signedUp(newsletters.shop);
    const subscriptions = { soft_newsletter: true, sms: true };
    await browser.account('updateMySubscriptions', { subscriptions, phone: PHONE, text: '1a2b' });
    const { unsubscribeToken } = await newsletters.subscriptionOf(email);
    await newsletters.oneClick(`/api/newsletter/unsubscribe/${unsubscribeToken}`);
    expect(await newsletters.channelsOf(email)).toEqual(['sms']);
  });

  it('is the only form that the shop accepts', async () => {
    const answer = await newsletters.raw.send({
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
