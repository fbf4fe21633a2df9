import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { PaymentProvider } from '../../integrations/adyen/payment-provider.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { OnlineAttempts } from '../payments/index.js';
import { card, pay, readyToPay } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { sendWebhook, signedItem, WEBHOOK_VARIABLES, webhookOf, type TestEvent } from './testing/test-webhooks.js';

let shop: PayingShop;

beforeAll(async () => {
  shop = await startPayingShop(WEBHOOK_VARIABLES);
});
afterAll(() => shop.stop());

const prisma = () => shop.application.app.get(PrismaService);

/** Sends a webhook about a payment and waits until it is processed. */
async function report(event: TestEvent): Promise<void> {
  const port = Number(new URL(await shop.application.app.getUrl()).port);
  expect((await sendWebhook(port, webhookOf(signedItem(event))))[0]).toBe(200);
  const where = { pspReference: event.reference, eventCode: event.eventCode, processedAt: { not: null } };
  await eventually(async () => (await prisma().paymentWebhook.findFirst({ where })) ?? undefined);
}

/** A payment attempt of an order, with events about another payment of it. */
async function paidAttempt() {
  const payer = await readyToPay(shop.visitor('SK'));
  expect(await pay(payer, card('authorised'))).toMatchObject({ status: 'ordered' });
  const { id, merchantReference, pspReference, checkout, ...sums } = await prisma().paymentAttempt.findFirstOrThrow({
    where: { cartId: payer.cart.id },
    include: { checkout: true },
  });
  const second = `SECOND-${merchantReference}`;
  const about = { eventCode: 'CANCEL_OR_REFUND', merchantReference, centAmount: 9900, original: second };
  const due = Number(sums.centAmount + sums.feeCentAmount + sums.roundingCentAmount);
  return { id, checkout, pspReference: pspReference ?? '', second, about, due };
}

/** Returns after how many seconds the reversals of a payment are sent that wait in the queue. */
async function waitingReversals(pspReference: string): Promise<number[]> {
  const queued = await prisma().rows<{ seconds: number }>`
    SELECT extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job
    WHERE name = 'reverse-payment' AND data->>'pspReference' = ${pspReference}`;
  return queued.map(({ seconds }) => seconds);
}

/** Runs the job that returns a payment. Returns how often it asked the provider. */
async function reversalsAsked(attemptId: string, pspReference: string): Promise<number> {
  const reverse = jest.spyOn(shop.application.app.get(PaymentProvider), 'reverse');
  const completed = async () =>
    (
      await prisma().rows`
        SELECT id FROM pgboss.job WHERE name = 'reverse-payment' AND data->>'pspReference' = ${pspReference}
          AND state = 'completed'`
    ).length;
  const before = await completed();
  const job = { name: 'reverse-payment', data: { attemptId, pspReference }, afterSeconds: 0 };
  await prisma().plainTransaction((transaction) => shop.application.app.get(Jobs).enqueue(transaction, job));
  await eventually(async () => (await completed()) > before || undefined);
  const { length } = reverse.mock.calls;
  reverse.mockRestore();
  return length;
}

/** Notes that the order desk has cancelled an order. The provider may report later that it could not cancel the payment. */
async function cancelOrder(
  { orderId, orderNumber, storeKey }: { readonly [Key in CancelledKey]: string | null },
  state: string,
) {
  const order = { orderId: orderId ?? '', orderNumber: orderNumber ?? '', storeKey: storeKey ?? '', countryCode: 'SK' };
  const request = { kind: 'cancel', state, reference: 'CANCEL-1', currencyCode: 'EUR', reason: 'The customer called' };
  await prisma().orderRequest.create({ data: { id: randomUUID(), requestedBy: 'operations', ...order, ...request } });
}

type CancelledKey = 'orderId' | 'orderNumber' | 'storeKey';

it('a second payment of an order that could not be returned is returned once more', async () => {
  const { second, about } = await paidAttempt();
  await report({ ...about, reference: `${second}-1`, success: false });
  expect(await waitingReversals(second)).toEqual([1800]);
});

const listed = async () =>
  (await shop.application.app.get(OnlineAttempts).listUnreversed()).map(({ merchantReference }) => merchantReference);

it.each(['sent', 'failed'])(
  'the payment of an order with a cancellation that was %s is returned once more if that failed, and staff are alerted',
  async (state) => {
    const { pspReference, checkout, about } = await paidAttempt();
    const failed = { ...about, original: pspReference, success: false };
    await report({ ...failed, reference: `${pspReference}-1` });
    expect(await waitingReversals(pspReference)).toEqual([]);
    expect(await listed()).not.toContain(about.merchantReference);
    await cancelOrder(checkout, state);
    await report({ ...failed, reference: `${pspReference}-2` });
    expect(await waitingReversals(pspReference)).toEqual([1800]);
    expect(await listed()).toContain(about.merchantReference);
    await report({ ...about, original: pspReference, reference: `${pspReference}-3` });
    expect(await listed()).not.toContain(about.merchantReference);
  },
);

it('a payment that staff have refunded since is not returned once more', async () => {
  const { id, pspReference, checkout, about, due } = await paidAttempt();
  await cancelOrder(checkout, 'sent');
  await report({ ...about, original: pspReference, reference: `${pspReference}-1`, success: false });
  const refund = { ...about, eventCode: 'REFUND', original: pspReference };
  await report({ ...refund, reference: `${pspReference}-2`, centAmount: due });
  expect(await reversalsAsked(id, pspReference)).toBe(0);
});

it('the payment of an order is not returned, even if that was enqueued before the order was found', async () => {
  const { id, pspReference, checkout } = await paidAttempt();
  expect(await reversalsAsked(id, pspReference)).toBe(0);
  await cancelOrder(checkout, 'sent');
  expect(await reversalsAsked(id, pspReference)).toBe(1);
});

it('a second payment that was returned does not end the return of the first', async () => {
  const { id, second, about } = await paidAttempt();
  await prisma().paymentAttempt.update({ where: { id }, data: { status: 'reversing' } });
  await report({ ...about, reference: `${second}-2` });
  expect((await prisma().paymentAttempt.findUniqueOrThrow({ where: { id } })).status).toBe('reversing');
});

it('a refund of a part does not end the return of the whole payment, the refund of the rest does', async () => {
  const { id, pspReference, about, due } = await paidAttempt();
  await prisma().paymentAttempt.update({ where: { id }, data: { status: 'reversing' } });
  const refund = { ...about, eventCode: 'REFUND', original: pspReference };
  const statusAfter = async (event: TestEvent) => {
    await report(event);
    return (await prisma().paymentAttempt.findUniqueOrThrow({ where: { id } })).status;
  };
  expect(await statusAfter({ ...refund, reference: `${pspReference}-1`, centAmount: 1 })).toBe('reversing');
  expect(await statusAfter({ ...refund, reference: `${pspReference}-2`, centAmount: due - 1 })).toBe('reversed');
});

it.each(['REFUND_FAILED', 'REFUNDED_REVERSED'])(
  'staff are alerted if the refund of a payment without an order comes back, until it is refunded again: %s',
  async (eventCode) => {
    const { id, pspReference, about, due } = await paidAttempt();
    await prisma().paymentAttempt.update({ where: { id }, data: { status: 'reversing' } });
    const refund = { ...about, eventCode: 'REFUND', original: pspReference, centAmount: due };
    const first = `${pspReference}-1`;
    await report({ ...refund, eventCode, reference: first });
    // The same refund may be reported as made after it was reported as failed.
    await report({ ...refund, reference: first });
    expect(await listed()).toContain(about.merchantReference);
    await report({ ...refund, reference: `${pspReference}-2` });
    expect(await listed()).not.toContain(about.merchantReference);
  },
);
