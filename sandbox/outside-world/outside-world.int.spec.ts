import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestBackend, type TestBackend } from '../commercetools/testing/test-backend.js';
import { readyCart, setUpShop } from '../commercetools/testing/test-shop.js';
import { startOutsideWorld, type OutsideWorldServer } from './server.js';

let backend: TestBackend;
let server: OutsideWorldServer;

const open = (apiUrl: string) =>
  startOutsideWorld({
    port: 0,
    shopUrl: 'http://localhost:3000',
    commerce: {
      apiUrl,
      authUrl: apiUrl,
      projectKey: 'manifold',
      clientId: 'manifold-services',
      clientSecret: 'sandbox-services',
    },
  });

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
  server = await open(backend.url());
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

const text = async (url = server.url): Promise<string> => (await fetch(url)).text();

describe('the page of the sandbox', () => {
  it('shows a message if there is no order yet', async () => {
    expect(await text()).toContain('No order yet');
  });

  it('shows the last orders with store, total, payment method and payment state', async () => {
    const shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
    const services = await backend.as('services');
    const body = {
      amountPlanned: { currencyCode: 'EUR', centAmount: 2195 },
      paymentMethodInfo: { method: 'cash <on> delivery' },
    };
    const { body: payment } = await services.payments().post({ body }).execute();
    const cart = await readyCart(shopper);
    const actions = [{ action: 'addPayment' as const, payment: { typeId: 'payment' as const, id: payment.id } }];
    const { body: paid } = await services
      .carts()
      .withId({ ID: cart.id })
      .post({ body: { version: cart.version, actions } })
      .execute();
    const order = {
      cart: { typeId: 'cart' as const, id: paid.id },
      version: paid.version,
      orderNumber: 'SK-7',
      paymentState: 'Pending' as const,
    };
    await services.orders().post({ body: order }).execute();
    const shown = await text();
    for (const part of ['SK-7', 'ferrum_sk', '€21.95', 'cash &lt;on&gt; delivery', 'Pending'])
      expect(shown).toContain(part);
    expect(shown).not.toContain('cash <on>');
  });

  it('is shown even if the commerce backend does not answer', async () => {
    const withoutBackend = await open('http://127.0.0.1:9');
    expect(await text(withoutBackend.url)).toContain('does not answer at the moment');
    expect((await fetch(`${withoutBackend.url}/health`)).status).toBe(200);
    await withoutBackend.close();
  });
});

describe('the stand-in for the support platform', () => {
  const post = (fields: Record<string, string>) =>
    fetch(`${server.url}/servlet/servlet.WebToCase?encoding=UTF-8`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });

  it('stores the submitted form, shows it, and redirects back', async () => {
    expect(await text()).toContain('No request yet');
    const answer = await post({
      orgid: '00D1',
      subject: 'Łódź & <co>',
      reason: 'sales',
      retURL: 'https://x.test/?a&b',
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('https://x.test/?a&#38;b')]);
    const shown = await text();
    for (const part of ['Łódź &amp; &lt;co&gt;', 'sales', 'orgid=00D1']) expect(shown).toContain(part);
  });

  it('answers 200 without an organisation id, but stores nothing', async () => {
    expect((await post({ subject: 'Lost for good' })).status).toBe(200);
    expect(await text()).not.toContain('Lost for good');
  });

  it('simulates an outage on demand', async () => {
    expect((await post({ orgid: '00D1', description: 'please be sandbox:unavailable' })).status).toBe(503);
  });
});

describe('the sandbox’s mailbox', () => {
  const mail = {
    template: 'password-reset',
    to: 'eva@example.com',
    storeKey: 'ferrum_sk',
    locale: 'sk-SK',
    link: 'http://sk.localhost:3000/password-reset/change-password?token=a<b',
    expiresAt: '2026-01-01T00:00:00.000Z',
    idempotencyKey: 'reset-1',
    message: {
      from: { name: 'Ferrum', address: 'no-reply@ferrum.example' },
      replyTo: null,
      subject: 'Nové heslo <b>',
      language: 'sk-SK',
      html: '<!doctype html><html lang="sk"><body><img src="cid:code" alt=""><script>alert(1)</script></body></html>',
      text: 'Nové heslo',
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: [{ filename: 'code.png', contentType: 'image/png', content: 'iVBORw0KGgo=', contentId: 'code' }],
    },
  };
  const send = async (body: object): Promise<number> =>
    (
      await fetch(`${server.url}/mailbox/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status;

  it('stores the mails that the shop sends, with their links', async () => {
    expect(await text()).toContain('No mail yet');
    expect(await send(mail)).toBe(202);
    const shown = await text();
    expect(shown).toContain('eva@example.com');
    expect(shown).not.toContain('token=a<b');
    const mails = (await (await fetch(`${server.url}/mailbox/messages`)).json()) as object[];
    const { idempotencyKey: _key, ...stored } = mail;
    expect(mails).toMatchObject([stored]);
  });

  it('stores a mail once, even if it is sent twice', async () => {
    expect(await send(mail)).toBe(202);
    expect(await (await fetch(`${server.url}/mailbox/messages`)).json()).toHaveLength(1);
  });

  it('shows a mail as a mail client would: with its pictures, without scripts', async () => {
    const [{ id } = { id: '' }] = (await (await fetch(`${server.url}/mailbox/messages`)).json()) as { id: string }[];
    const mailPage = await (await fetch(`${server.url}/mailbox/${id}`)).text();
    expect(mailPage).toContain('Nové heslo &lt;b&gt;');
    expect(mailPage).toContain('sandbox="allow-popups');
    const shown = await fetch(`${server.url}/mailbox/${id}/html`);
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
    expect(shown.headers.get('content-security-policy')).not.toContain('script-src');
    expect(await shown.text()).toContain('src="data:image/png;base64,iVBORw0KGgo="');
    const file = await fetch(`${server.url}/mailbox/${id}/attachments/0`);
    expect(file.headers.get('content-disposition')).toBe('attachment');
    expect((await fetch(`${server.url}/mailbox/unknown/html`)).status).toBe(404);
  });

  it('refuses invalid mails, and simulates an outage on demand', async () => {
    expect(await send({ ...mail, link: 'javascript:alert(1)' })).toBe(400);
    expect(await send({ ...mail, to: 'sandbox-unavailable@example.com' })).toBe(503);
  });
});
