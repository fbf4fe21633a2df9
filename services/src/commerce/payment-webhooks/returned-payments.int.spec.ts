import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { PaymentProvider } from '../../integrations/adyen/payment-provider.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { PaymentBackend } from '../../integrations/commercetools/ports/payment-backend.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually, until } from '../../platform/testing/eventually.js';
import { EnsureOrder } from '../orders/index.js';
import { card, pay, readyToPay } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { type Seller, sellerOf } from '../testing/test-goods.js';
import { sendWebhook, signedItem, WEBHOOK_VARIABLES, webhookOf, type TestEvent } from './testing/test-webhooks.js';
import { PROCESS_WEBHOOK, WebhookInbox } from './webhook-inbox.repository.js';

let shop: PayingShop;
let seller: Seller;

beforeAll(async () => {
  shop = await startPayingShop(WEBHOOK_VARIABLES);
  seller = await sellerOf(shop.backend.url);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => shop.stop());

const prisma = () => shop.application.app.get(PrismaService);

/** Sends a webhook, whose processing fails while the order is missing. Waits until it was tried. */
async function report(event: TestEvent): Promise<void> {
  const port = Number(new URL(await shop.application.app.getUrl()).port);
  expect((await sendWebhook(port, webhookOf(signedItem(event))))[0]).toBe(200);
  const where = { pspReference: event.reference, OR: [{ failures: { gt: 0 } }, { processedAt: { not: null } }] };
  await eventually(async () => (await prisma().paymentWebhook.findFirst({ where })) ?? undefined);
}

/** A card payment whose order the backend does not create until `recover`. */
async function paidWithoutOrder() {
  const outage = new ShopError('backend-unavailable');
  const creating = jest.spyOn(shop.application.app.get(OrderBackend), 'createOrder').mockRejectedValue(outage);
  const payer = await readyToPay(shop.visitor('SK'));
  expect(await pay(payer, card('authorised'))).toMatchObject({ status: 'confirming' });
  const attempt = () =>
    prisma().paymentAttempt.findFirstOrThrow({ where: { cartId: payer.cart.id }, include: { checkout: true } });
  const { id, merchantReference, pspReference, centAmount, paymentId, checkout } = await attempt();
  const original = pspReference ?? '';
  const about = { merchantReference, centAmount: Number(centAmount), original, reference: `${original}-1` };
  const recover = () => {
    creating.mockRestore();
    return shop.application.app.get(EnsureOrder).run(id);
  };
  return { payer, about, paymentId, orderNumber: checkout.orderNumber, attempt, recover };
}

const orderOf = (orderNumber: string) => shop.application.app.get(OrderBackend).orderByNumber(orderNumber);

describe('a payment whose money staff return at the provider while its order is missing', () => {
  it.each(['CANCELLATION', 'CANCEL_OR_REFUND', 'REFUND'])(
    'is not turned into an order, and the shopper gets the cart back: %s',
    async (eventCode) => {
      const { payer, about, orderNumber, attempt, recover } = await paidWithoutOrder();
      const reversing = jest.spyOn(shop.application.app.get(PaymentProvider), 'reverse');
      await report({ ...about, eventCode });
      expect(await recover()).toMatchObject({ outcome: 'refused' });
      await until(async () => (await attempt()).status === 'reversed');
      expect(reversing).not.toHaveBeenCalled();
      expect(await orderOf(orderNumber)).toBeUndefined();
      const { activeCart } = (await payer.browser.call('getMe', {})).me;
      expect(activeCart).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
    },
  );

  it('becomes the order if only a part is returned', async () => {
    const { about, recover } = await paidWithoutOrder();
    await report({ ...about, eventCode: 'REFUND', centAmount: 1 });
    expect(await recover()).toMatchObject({ outcome: 'ordered' });
  });
});

describe('an order that is created after the last try of the webhook about its payment', () => {
  const transactionsOf = async (paymentId: string | null) =>
    (await seller.get<{ transactions: readonly unknown[] }>(`/payments/${paymentId}`)).transactions;

  /** Reports an authorisation while the backend is away, and removes the retries of its webhook. */
  async function reportInVain({ about, paymentId }: Awaited<ReturnType<typeof paidWithoutOrder>>): Promise<void> {
    const { original: reference, merchantReference, centAmount } = about;
    const outage = new ShopError('backend-unavailable');
    const reading = jest.spyOn(shop.application.app.get(PaymentBackend), 'payment').mockRejectedValue(outage);
    await report({ eventCode: 'AUTHORISATION', reference, merchantReference, centAmount });
    const { id } = await prisma().paymentWebhook.findFirstOrThrow({ where: { pspReference: reference } });
    const removed = () => prisma().rows`
      DELETE FROM pgboss.job WHERE name = ${PROCESS_WEBHOOK} AND data->>'id' = ${id} AND state = 'retry' RETURNING id`;
    await until(async () => (await removed()).length > 0);
    reading.mockRestore();
    expect(await transactionsOf(paymentId)).toEqual([]);
  }

  it('gets the transactions of its payment', async () => {
    const payment = await paidWithoutOrder();
    await reportInVain(payment);
    expect(await payment.recover()).toMatchObject({ outcome: 'ordered' });
    const { id } = await payment.attempt();
    const enqueued = await prisma().rows`
      UPDATE pgboss.job SET start_after = now() WHERE name = 'mirror-payment' AND data->>'attemptId' = ${id} RETURNING id`;
    expect(enqueued).toHaveLength(1);
    await until(async () => (await transactionsOf(payment.paymentId)).length === 1);
    expect(await seller.get(`/orders/order-number=${payment.orderNumber}`)).toMatchObject({ paymentState: 'Paid' });
  });

  it('gets them also if the queue had not started when it was created', async () => {
    const payment = await paidWithoutOrder();
    await reportInVain(payment);
    const starting = jest.spyOn(shop.application.app.get(Jobs), 'ready', 'get').mockReturnValue(false);
    expect(await payment.recover()).toMatchObject({ outcome: 'ordered' });
    starting.mockRestore();
    await shop.application.app.get(WebhookInbox).enqueueWaiting();
    await until(async () => (await transactionsOf(payment.paymentId)).length === 1);
  });

  it('is not mirrored before a webhook, because it would look unpaid', async () => {
    const payment = await paidWithoutOrder();
    expect(await payment.recover()).toMatchObject({ outcome: 'ordered' });
    const { id } = await payment.attempt();
    expect(
      await prisma().rows`SELECT id FROM pgboss.job WHERE name = 'mirror-payment' AND data->>'attemptId' = ${id}`,
    ).toEqual([]);
  });
});
