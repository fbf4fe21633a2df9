import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startOutsideWorld, type OutsideWorldServer } from '../../../../sandbox/outside-world/server.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually, until } from '../../platform/testing/eventually.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add, giveAddress, placeOrder } from '../testing/shopping.js';
import { sellerOf, type Seller } from '../testing/test-goods.js';
import { OrderProgress } from './order-progress.service.js';

interface Received {
  readonly template: string | null;
  readonly to: string;
  readonly orderNumber?: string;
  readonly message: { readonly text: string };
}

interface BackendOrder {
  readonly version: number;
  readonly lineItems: readonly { readonly id: string; readonly quantity: number }[];
}

const NO_COMMERCE = { apiUrl: 'http://127.0.0.1:9', authUrl: '', projectKey: '', clientId: '', clientSecret: '' };

let outside: OutsideWorldServer;
let shop: RunningShop;
let seller: Seller;

beforeAll(async () => {
  outside = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost:3000', commerce: NO_COMMERCE });
  shop = await startShop({ OUTSIDE_WORLD_URL: outside.url });
  seller = await sellerOf(shop.backend.url);
  const jobs = shop.application.app.get(Jobs, { strict: false });
  await until(() => jobs.ready);
  await read();
});
afterAll(async () => {
  await shop.stop();
  await outside.close();
});

const read = () => shop.application.app.get(OrderProgress, { strict: false }).read();

async function ordered(method: 'bank-transfer' | 'cash-on-delivery' = 'bank-transfer') {
  const visitor = shop.visitor('SK');
  await add(visitor);
  await giveAddress(visitor, 'SK');
  return placeOrder(visitor, method);
}

const backendOrder = (orderNumber: string) => seller.get<BackendOrder>(`/orders/order-number=${orderNumber}`);

/** Changes an order as a warehouse or an accounting system does. */
async function change(orderNumber: string, ...actions: readonly object[]): Promise<void> {
  const { version } = await backendOrder(orderNumber);
  await seller.post(`/orders/order-number=${orderNumber}`, { version, actions });
}

/** Waits until the mails of an order are sent. Returns those of a template. */
async function mailsAbout(orderNumber: string, template: string): Promise<Received[]> {
  const prisma = shop.application.app.get(PrismaService, { strict: false });
  await eventually(
    async () => (await prisma.sentMail.count({ where: { orderNumber, state: { not: 'sent' } } })) === 0 || undefined,
  );
  const found = (await (await fetch(`${outside.url}/mailbox/messages`)).json()) as Received[];
  return found.filter((mail) => mail.orderNumber === orderNumber && mail.template === template);
}

describe('an order that another system changes in the commerce backend', () => {
  it('is reported as shipped once, however often the change is read', async () => {
    const { orderNumber } = await ordered();
    await change(orderNumber, { action: 'changeShipmentState', shipmentState: 'Shipped' });
    await Promise.all([read(), read()]);
    await change(orderNumber, { action: 'changeShipmentState', shipmentState: 'Delivered' });
    await read();
    expect(await mailsAbout(orderNumber, 'shipped')).toMatchObject([{ to: 'eva@example.com' }]);
  });

  it('is reported once for each delivery, with the numbers of its parcels', async () => {
    const { orderNumber } = await ordered();
    const { lineItems } = await backendOrder(orderNumber);
    const items = lineItems.map(({ id, quantity }) => ({ id, quantity }));
    const delivery = (...trackingIds: readonly string[]) => ({
      action: 'addDelivery',
      items,
      parcels: trackingIds.map((trackingId) => ({ trackingData: { trackingId, carrier: 'DHL' } })),
    });
    await change(orderNumber, delivery('0034-1', '0034-2'), {
      action: 'changeShipmentState',
      shipmentState: 'Partial',
    });
    await read();
    await change(orderNumber, delivery('0034-3'), { action: 'changeShipmentState', shipmentState: 'Shipped' });
    await read();
    const texts = (await mailsAbout(orderNumber, 'shipped')).map(({ message }) => message.text);
    expect(texts).toHaveLength(2);
    expect(texts.filter((text) => text.includes('DHL 0034-1') && text.includes('DHL 0034-2'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('DHL 0034-3') && text.includes('tracking-id=0034-3'))).toHaveLength(1);
  });

  it('is reported as paid when a bank transfer has arrived, and not for cash on delivery', async () => {
    const [transfer, cash] = [await ordered(), await ordered('cash-on-delivery')];
    for (const { orderNumber } of [transfer, cash])
      await change(orderNumber, { action: 'changePaymentState', paymentState: 'Paid' });
    await read();
    await read();
    const [mail, ...others] = await mailsAbout(transfer.orderNumber, 'payment-received');
    expect(others).toEqual([]);
    expect(mail?.message.text).toContain(transfer.orderNumber);
    expect(await mailsAbout(cash.orderNumber, 'payment-received')).toEqual([]);
  });
});
