import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestBackend, type TestBackend } from '../commercetools/testing/test-backend.js';
import { readyCart, setUpShop } from '../commercetools/testing/test-shop.js';
import { startOutsideWorld, type OutsideWorldServer } from './server.js';

let backend: TestBackend;
let page: OutsideWorldServer;

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
  page = await open(backend.url());
});
afterAll(async () => {
  await page.close();
  await backend.close();
});

const text = async (url = page.url): Promise<string> => (await fetch(url)).text();

describe('the sandbox’s page', () => {
  it('says so when there is no order yet', async () => {
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

  it('still answers when the commerce backend does not', async () => {
    const alone = await open('http://127.0.0.1:9');
    expect(await text(alone.url)).toContain('does not answer at the moment');
    expect((await fetch(`${alone.url}/health`)).status).toBe(200);
    await alone.close();
  });
});
