import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually, until } from '../../platform/testing/eventually.js';
import {
  sendWebhook,
  signedItem,
  WEBHOOK_VARIABLES,
  webhookOf,
  type TestEvent,
} from '../payment-webhooks/testing/test-webhooks.js';
import { card, pay, readyToPay } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { sellerOf } from '../testing/test-goods.js';
import { OrderMails } from './order-mails.service.js';

interface Received {
  readonly template: string | null;
  readonly to: string;
  readonly orderNumber?: string;
  readonly message: { readonly subject: string; readonly text: string };
}

const TIMES = 10;
let shop: PayingShop;
let port: number;

beforeAll(async () => {
  shop = await startPayingShop(WEBHOOK_VARIABLES);
  port = Number(new URL(await shop.application.app.getUrl()).port);
  const jobs = shop.application.app.get(Jobs, { strict: false });
  await until(() => jobs.ready);
});
afterAll(() => shop.stop());

const prisma = () => shop.application.app.get(PrismaService, { strict: false });

const mailsAbout = async (orderNumber: string): Promise<Received[]> => {
  const found = (await (await fetch(`${shop.provider.url}/mailbox/messages`)).json()) as Received[];
  return found.filter((mail) => mail.orderNumber === orderNumber);
};

/** Waits until every queued mail of an order was sent. Returns their templates without the confirmation, oldest first. */
const sentAbout = (orderNumber: string, count: number): Promise<string[]> =>
  eventually(async () => {
    const rows = await prisma().sentMail.findMany({ where: { orderNumber }, orderBy: { createdAt: 'asc' } });
    const others = rows.filter(({ template }) => template !== 'order-confirmation');
    const isDone = others.length >= count && rows.every(({ state }) => state === 'sent');
    return isDone ? others.map(({ template }) => template) : undefined;
  });

interface PaidAttempt {
  readonly orderNumber: string;
  readonly merchantReference: string;
  readonly pspReference: string;
  readonly cartId: string;
  readonly id: string;
  readonly due: number;
}

async function attemptOf(cartId: string): Promise<PaidAttempt> {
  const { checkout, centAmount, feeCentAmount, roundingCentAmount, ...attempt } =
    await prisma().paymentAttempt.findFirstOrThrow({ where: { cartId }, include: { checkout: true } });
  const { id, merchantReference, pspReference } = attempt;
  const due = Number(centAmount + feeCentAmount + roundingCentAmount);
  return { id, cartId, merchantReference, pspReference: pspReference ?? '', orderNumber: checkout.orderNumber, due };
}

type ReadyShopper = Awaited<ReturnType<typeof readyToPay>>;

const shopper = (country = 'SK') => readyToPay(shop.visitor(country), { country });

async function orderedByCard(): Promise<PaidAttempt> {
  const payer = await shopper();
  const answer = await pay(payer, card('authorised'));
  if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
  return attemptOf(payer.cart.id);
}

async function orderedByVoucher(given?: ReadyShopper): Promise<PaidAttempt> {
  const payer = given ?? (await shopper('PT'));
  const answer = await pay(payer, { paymentMethod: { type: 'multibanco' } });
  if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
  return attemptOf(payer.cart.id);
}

/** Sends an event ten times, and waits until it is processed. */
async function report(
  { merchantReference, due }: PaidAttempt,
  event: Pick<TestEvent, 'eventCode' | 'reference'> & Partial<TestEvent>,
) {
  const { reference: pspReference, eventCode } = event;
  const item = signedItem({ merchantReference, centAmount: due, ...event });
  for (let time = 0; time < TIMES; time += 1) expect((await sendWebhook(port, webhookOf(item)))[0]).toBe(200);
  await eventually(async () => {
    const row = await prisma().paymentWebhook.findFirst({
      where: { pspReference, eventCode, processedAt: { not: null } },
    });
    return row ?? undefined;
  });
}

describe('the mails about a payment', () => {
  it('do not repeat what the confirmation of a paid order says', async () => {
    const paid = await orderedByCard();
    await report(paid, { eventCode: 'AUTHORISATION', reference: paid.pspReference });
    await report(paid, { eventCode: 'CAPTURE', reference: 'CAP1', original: paid.pspReference });
    expect(await sentAbout(paid.orderNumber, 0)).toEqual([]);
  });

  it('confirm a voucher that is paid after the order, once for ten equal webhooks', async () => {
    const paid = await orderedByVoucher();
    await report(paid, { eventCode: 'AUTHORISATION', reference: paid.pspReference });
    expect(await sentAbout(paid.orderNumber, 1)).toEqual(['payment-received']);
    const [mail] = (await mailsAbout(paid.orderNumber)).filter(({ template }) => template === 'payment-received');
    expect(mail).toMatchObject({ to: 'eva@example.com' });
    expect(mail?.message.subject).toContain(paid.orderNumber);
  });

  it('report a voucher that nobody paid, once', async () => {
    const payer = await shopper('PT');
    const unpaid = await orderedByVoucher(payer);
    await report(unpaid, { eventCode: 'OFFER_CLOSED', reference: unpaid.pspReference });
    expect(await sentAbout(unpaid.orderNumber, 1)).toEqual(['payment-failed']);
    // The order's page no longer shows the voucher.
    const { me } = await payer.browser.call('getOrders', { orderNumber: unpaid.orderNumber });
    expect(me.orders.results[0]).toMatchObject({
      paymentStatus: 'failed',
      paymentInfo: { payments: [{ action: null }] },
    });
  });

  it('report each partial refund with its amount, once', async () => {
    const paid = await orderedByCard();
    const original = paid.pspReference;
    await report(paid, { eventCode: 'CAPTURE', reference: 'CAP2', original });
    await report(paid, { eventCode: 'REFUND', reference: 'REF1', original, centAmount: 1234 });
    await report(paid, { eventCode: 'REFUND', reference: 'REF2', original, centAmount: 567 });
    await report(paid, { eventCode: 'REFUND', reference: 'REF3', original, centAmount: 1, success: false });
    expect(await sentAbout(paid.orderNumber, 2)).toEqual(['refunded', 'refunded']);
    const texts = (await mailsAbout(paid.orderNumber)).map(({ message }) => message.text).join();
    expect(texts).toMatch(/12,34\s€/);
    expect(texts).toMatch(/5,67\s€/);
  });

  it('report the return of money whose order could not be made, to the address of the cart', async () => {
    const payer = await shopper();
    const answer = await pay(payer, card('pending'));
    if (answer.status !== 'confirming') throw new Error(JSON.stringify(answer));
    const late = await attemptOf(payer.cart.id);
    // Another amount than the order's.
    await report(late, { eventCode: 'AUTHORISATION', reference: late.pspReference, centAmount: 4321 });
    await report(late, { eventCode: 'CANCELLATION', reference: 'CAN1', original: late.pspReference });
    expect(await sentAbout(late.orderNumber, 1)).toEqual(['payment-reversed']);
    const [mail] = await mailsAbout(late.orderNumber);
    expect(mail).toMatchObject({ to: 'eva@example.com' });
    expect(mail?.message.text).toMatch(/43,21\s€/);
  });

  it('report a refusal to a shopper who waits for the confirmation, and to no other', async () => {
    const waiting = await shopper();
    await pay(waiting, card('pending'));
    const confirming = await attemptOf(waiting.cart.id);
    await prisma().$executeRaw`
      UPDATE payment_attempt SET unknown_since = now() - interval '1 hour' WHERE id = ${confirming.id}::uuid`;
    await report(confirming, { eventCode: 'AUTHORISATION', reference: confirming.pspReference, success: false });
    expect(await sentAbout(confirming.orderNumber, 1)).toEqual(['payment-failed']);
    const refused = await shopper();
    await pay(refused, card('refused'));
    const seen = await attemptOf(refused.cart.id);
    await report(seen, { eventCode: 'AUTHORISATION', reference: seen.pspReference, success: false });
    expect(await sentAbout(seen.orderNumber, 0)).toEqual([]);
  });
});

describe('the mails about a number that staff gave to an order by telephone while it was reserved for a payment', () => {
  const OTHER = 'telephone@example.com';

  /** Creates an order of another customer under a number. */
  async function orderByTelephone(orderNumber: string): Promise<void> {
    const seller = await sellerOf(shop.backend.url);
    const { id, version } = (await shopper()).cart;
    await seller.post('/orders', { cart: { typeId: 'cart', id }, version, orderNumber });
    const order = await seller.get<{ id: string; version: number }>(`/orders/order-number=${orderNumber}`);
    const actions = [{ action: 'setCustomerEmail', email: OTHER }];
    await seller.post(`/orders/${order.id}`, { version: order.version, actions });
  }

  const sentTo = async (orderNumber: string) =>
    (await mailsAbout(orderNumber)).map(({ template, to }) => [template, to]);

  it('go to the customers of the payment and of the order', async () => {
    const payer = await shopper();
    await pay(payer, card('pending'));
    const late = await attemptOf(payer.cart.id);
    const { orderNumber, pspReference: original } = late;
    await orderByTelephone(orderNumber);
    await report(late, { eventCode: 'AUTHORISATION', reference: original, centAmount: 4321 });
    await report(late, { eventCode: 'CANCELLATION', reference: 'CAN2', original });
    await sentAbout(orderNumber, 1);
    expect(await sentTo(orderNumber)).toEqual([['payment-reversed', 'eva@example.com']]);
    const details = { centAmount: 100, currencyCode: 'EUR' };
    const aboutOrder = { orderNumber, occasion: 'refund-1', storeKey: 'ferrum_sk', locale: 'sk-SK', recipient: null };
    await shop.application.app.get(OrderMails).queue({ ...aboutOrder, template: 'refunded', details });
    await sentAbout(orderNumber, 2);
    expect(await sentTo(orderNumber)).toContainEqual(['refunded', OTHER]);
  });
});
