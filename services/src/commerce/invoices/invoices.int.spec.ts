import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, parcelsInStock, placeOrder } from '../testing/shopping.js';
import { sellerOf } from '../testing/test-goods.js';
import { InvoiceLinks } from './invoice-links.service.js';
import { InvoiceSweep } from './invoice-sweep.service.js';
import { Invoices } from './invoices.service.js';

let shop: RunningShop;
let sku: string;
let port: number;

beforeAll(async () => {
  shop = await startShop();
  [sku = ''] = await parcelsInStock(shop.visitor('SK'));
  port = Number(new URL(await shop.application.app.getUrl()).port);
});

afterAll(() => shop.stop());

const invoices = () => shop.application.app.get(Invoices);
const links = () => shop.application.app.get(InvoiceLinks);

async function ordered(country: string, method: 'bank-transfer' | 'cash-on-delivery') {
  const visitor = shop.visitor(country);
  await add(visitor, sku);
  await giveAddress(visitor, country);
  return { visitor, order: await placeOrder(visitor, method) };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly cacheControl: string;
  readonly body: Buffer;
}

/** Requests a path as a browser with these cookies does. */
function get(path: string, { host, cookies }: Pick<ShopClient, 'host' | 'cookies'>): Promise<Answer> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers: { host, cookie } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-type': type = '', 'cache-control': cacheControl = '' } = response.headers;
        resolve({ status: response.statusCode ?? 0, type, cacheControl, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('the invoice of an order', () => {
  it('has the amounts that the order page shows, and is issued once', async () => {
    const { order } = await ordered('SK', 'cash-on-delivery');
    await shop.application.app.get(InvoiceSweep).sweep(0);
    const [issued, ...others] = await invoices().listByOrder(order.orderNumber);
    expect(others).toEqual([]);
    expect(issued?.document).toMatchObject({
      locale: 'sk-SK',
      orderNumber: order.orderNumber,
      payment: { method: 'cash-on-delivery', status: 'payable' },
      totals: {
        net: order.totalNet.centAmount,
        tax: order.totalTax.centAmount,
        gross: order.totalGross.centAmount,
        payable: order.totalPayable.centAmount,
      },
    });
    expect((await invoices().invoiceOf(order.orderNumber)).id).toBe(issued?.id);
  });

  it('gets one credit note per refund, never more than the invoice in total', async () => {
    const { order } = await ordered('SK', 'bank-transfer');
    const refund = { reference: 'PSP1', centAmount: 100 };
    const first = await invoices().creditRefund(order.orderNumber, refund);
    expect((await invoices().creditRefund(order.orderNumber, refund)).id).toBe(first.id);
    const rest = await invoices().creditCancellation(order.orderNumber);
    expect(first.document.totals.payable + rest.document.totals.payable).toBe(-order.totalPayable.centAmount);
    const more = invoices().creditRefund(order.orderNumber, { reference: 'PSP2', centAmount: 1 });
    await expect(more).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await invoices().listByOrder(order.orderNumber)).toHaveLength(3);
  });

  it('lists a service that staff added to the cart, as cart and order page do', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor, sku);
    const cart = await giveAddress(visitor, 'SK');
    const seller = await sellerOf(shop.backend.url);
    const { results } = await seller.get<{ results: { id: string }[] }>('/tax-categories');
    await seller.post(`/carts/${cart.id}`, {
      version: cart.version,
      actions: [
        {
          action: 'addCustomLineItem',
          name: { sk: 'Montáž', en: 'Assembly' },
          slug: 'assembly',
          quantity: 2,
          money: { currencyCode: 'EUR', centAmount: 1500 },
          taxCategory: { typeId: 'tax-category', id: results[0]?.id },
        },
      ],
    });
    const { me } = await visitor.call('getMe', {});
    const shown = { name: 'Montáž', quantity: 2, totalPrice: { centAmount: 3000 } };
    expect(me.activeCart?.customLineItems).toMatchObject([shown]);
    expect(me.activeCart?.subtotal.centAmount).toBe(cart.subtotal.centAmount + 3000);
    const order = await placeOrder(visitor, 'bank-transfer');
    expect(order.customLineItems).toMatchObject([shown]);
    const { document } = await invoices().invoiceOf(order.orderNumber);
    expect(document.lines.find(({ kind }) => kind === 'custom')).toMatchObject({
      name: 'Montáž',
      gross: 3000,
      rate: 0.23,
    });
    expect(document.totals.gross).toBe(order.totalGross.centAmount);
  });

  it.each(['id', 'orderNumber'] as const)(
    'is a PDF for the owner of the order only, by its %s, and is never cached',
    async (key) => {
      const { visitor, order } = await ordered('SK', 'bank-transfer');
      const path = `/api/invoices/orders/${order[key]}`;
      const own = await get(path, visitor);
      expect([own.status, own.type, own.cacheControl]).toEqual([200, 'application/pdf', 'private, no-store']);
      expect(own.body.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await get(path, shop.visitor('SK'))).status).toBe(404);
      const other = await ordered('SK', 'bank-transfer');
      expect((await get(path, other.visitor)).status).toBe(404);
    },
  );

  it('opens by a signed link without a session, in its own store only', async () => {
    const { order } = await ordered('SK', 'bank-transfer');
    const path = links().pathOf((await invoices().invoiceOf(order.orderNumber)).id);
    const answer = await get(path, shop.visitor('SK'));
    expect([answer.status, answer.type]).toEqual([200, 'application/pdf']);
    expect((await get(path, shop.visitor('DE'))).status).toBe(404);
    const later = path.replace(/expires=\d/, 'expires=9');
    expect((await get(later, shop.visitor('SK'))).status).toBe(404);
    expect((await get('/api/invoices/documents/none', shop.visitor('SK'))).status).toBe(404);
  });
});
