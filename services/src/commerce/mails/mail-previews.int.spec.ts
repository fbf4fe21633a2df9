import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailPreviewSchema, type MailPreview } from '@manifold/domain/mail-preview/contract';
import { startOutsideWorld, type OutsideWorldServer } from '../../../../sandbox/outside-world/server.js';
import { ConsoleClient } from '../../store-config/testing/console-client.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';

interface Received {
  readonly to: string;
  readonly message: { readonly subject: string };
}

const NO_COMMERCE = { apiUrl: 'http://127.0.0.1:9', authUrl: '', projectKey: '', clientId: '', clientSecret: '' };
const SHIPPED = { mail: 'shipped', store: 'ferrum_ch', locale: 'fr-CH' } as const;

let outside: OutsideWorldServer;
let shop: RunningShop;
let support: ConsoleClient;

beforeAll(async () => {
  outside = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost:3000', commerce: NO_COMMERCE });
  shop = await startShop({ OUTSIDE_WORLD_URL: outside.url, RATE_LIMIT_FACTOR: '1' });
  support = new ConsoleClient(shop.application.app);
  await support.signIn('support');
});
afterAll(async () => {
  await shop.stop();
  await outside.close();
});

const addressOf = (kind: 'preview' | 'page', params: Readonly<Record<string, string>>) =>
  `/mails/${kind}?${new URLSearchParams(params).toString()}`;
const preview = (params: Readonly<Record<string, string>>) =>
  support.ask<MailPreview>('GET', addressOf('preview', params));

describe('the preview of mails in the console', () => {
  it('shows a mail in the language of a store, with pictures that need no request', async () => {
    const { status, body } = await preview({
      ...SHIPPED,
      mail: 'order-confirmation-bank-transfer',
      store: 'ferrum_de',
      locale: 'de-DE',
    });
    expect(status).toBe(200);
    expect(mailPreviewSchema.safeParse(body).success).toBe(true);
    // The logo and the payment code.
    expect(body.html.match(/src="data:image\/png;base64,/g)).toHaveLength(2);
    expect(body.html).not.toContain('cid:');
    expect(body.attachments).toEqual([]);
    expect((await preview(SHIPPED)).body.subject).toMatch(/commande/i);
  });

  it('may be framed by the console, and can neither run nor load anything', async () => {
    const answer = await support.text(addressOf('page', SHIPPED));
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/; sandbox$/);
    expect(policy).not.toContain('script');
    expect(answer.body).toMatch(/^<!doctype html>/);
  });

  it('knows no other store, language or mail', async () => {
    expect((await preview({ ...SHIPPED, store: 'ferrum_xx' })).status).toBe(404);
    expect((await preview({ ...SHIPPED, locale: 'hu-HU' })).status).toBe(404);
    expect((await preview({ ...SHIPPED, mail: 'newsletter' })).status).toBe(400);
  });

  it('sends a test mail to the address of the person who asks, and not without end', async () => {
    expect((await support.ask('POST', '/mails/test', SHIPPED)).status).toBe(204);
    const mailbox = (await (await fetch(`${outside.url}/mailbox/messages`)).json()) as Received[];
    const [mail, ...others] = mailbox.filter(({ to }) => to === 'support@manifold.test');
    expect(others).toEqual([]);
    expect(mail?.message.subject).toMatch(/^\[Test\] /);
    expect((await support.ask('POST', '/mails/test', { ...SHIPPED, to: 'eva@example.com' })).status).toBe(400);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await support.ask('POST', '/mails/test', SHIPPED)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
