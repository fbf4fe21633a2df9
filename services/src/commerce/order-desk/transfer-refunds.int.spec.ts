import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditPage } from '@manifold/domain/audit/contract';
import type { DeskOrder, OrderRequest, Timeline } from '@manifold/domain/order-desk/contract';
import { randomUUID } from 'node:crypto';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually, until } from '../../platform/testing/eventually.js';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { Invoices } from '../invoices/index.js';
import { OrderProgress } from '../order-progress/order-progress.service.js';
import { sendWebhook, signedItem, WEBHOOK_VARIABLES, webhookOf } from '../payment-webhooks/testing/test-webhooks.js';
import { setApprovalLimits } from '../testing/approval-limits.js';
import { card, pay, readyToPay } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { add, giveAddress, placeOrder, type PlacedOrder } from '../testing/shopping.js';
import { sellerOf, type Seller } from '../testing/test-goods.js';
import { InterruptedRequests } from './interrupted-requests.service.js';

interface Received {
  readonly orderNumber?: string;
  readonly template: string | null;
  readonly message: { readonly text: string };
}

interface StoredOrder {
  readonly version: number;
  readonly paymentState: string;
  readonly paymentInfo: { readonly payments: readonly { readonly id: string }[] };
}

interface StoredPayment {
  readonly transactions: readonly {
    readonly type: string;
    readonly state: string;
    readonly interactionId: string;
    readonly timestamp?: string;
    readonly amount: { readonly centAmount: number };
  }[];
}

let shop: PayingShop;
let seller: Seller;
let desk: ConsoleClient;
let admin: ConsoleClient;

beforeAll(async () => {
  shop = await startPayingShop(WEBHOOK_VARIABLES);
  await setApprovalLimits(shop, { EUR: 99_999_999, PLN: 1000 });
  seller = await sellerOf(shop.backend.url);
  const jobs = shop.application.app.get(Jobs, { strict: false });
  await until(() => jobs.ready);
  admin = await new ConsoleClient(shop.application.app).signIn('admin');
  desk = await new ConsoleClient(shop.application.app).signIn('operations');
});
afterAll(() => shop.stop());

const prisma = () => shop.application.app.get(PrismaService);
const invoices = () => shop.application.app.get(Invoices);
const sweep = () => shop.application.app.get(InterruptedRequests).sweep();

async function ordered(country: string): Promise<PlacedOrder> {
  const visitor = shop.visitor(country);
  await add(visitor);
  await giveAddress(visitor, country);
  return placeOrder(visitor, 'bank-transfer');
}

/** Notes that the money of an order has arrived, as an accounting system does. */
async function arrive({ orderNumber }: PlacedOrder): Promise<void> {
  const path = `/orders/order-number=${orderNumber}`;
  const { version } = await seller.get<StoredOrder>(path);
  await seller.post(path, { version, actions: [{ action: 'changePaymentState', paymentState: 'Paid' }] });
}

async function paidOrder(country = 'SK'): Promise<PlacedOrder> {
  const order = await ordered(country);
  await arrive(order);
  return order;
}

async function refundsOf({ orderNumber }: PlacedOrder) {
  const { paymentInfo, paymentState } = await seller.get<StoredOrder>(`/orders/order-number=${orderNumber}`);
  const { transactions } = await seller.get<StoredPayment>(`/payments/${paymentInfo.payments[0]?.id}`);
  return { paymentState, transactions };
}

const view = async ({ id }: PlacedOrder) => (await desk.ask<DeskOrder>('GET', `/orders/${id}`)).body;
const refund = ({ id }: PlacedOrder, centAmount: number, key: string = randomUUID()) =>
  desk.ask<OrderRequest & RefusedBody>('POST', `/orders/${id}/requests`, {
    ...{ id: key, kind: 'refund', centAmount, reason: 'Broken on arrival' },
  });
const creditNotes = async ({ orderNumber }: PlacedOrder) =>
  (await invoices().listByOrder(orderNumber)).filter(({ document }) => document.kind === 'credit-note');
const amountsOf = async (order: PlacedOrder) =>
  (await creditNotes(order)).map(({ document }) => document.totals.payable).sort((one, other) => one - other);

/** Returns the mails of a kind about an order, once there are as many. */
const mailsOf = ({ orderNumber }: PlacedOrder, template: string, count: number): Promise<Received[]> =>
  eventually(async () => {
    const mails = (await (await fetch(`${shop.provider.url}/mailbox/messages`)).json()) as readonly Received[];
    const found = mails.filter((mail) => mail.orderNumber === orderNumber && mail.template === template);
    return found.length >= count ? found : undefined;
  });
const refundMails = (order: PlacedOrder, count: number) => mailsOf(order, 'refunded', count);

/** An order that was paid online or with a voucher that nobody has paid yet. */
async function onlineOrder(country: string, payment: Parameters<typeof pay>[1]): Promise<PlacedOrder> {
  const answer = await pay(await readyToPay(shop.visitor(country), { country }), payment);
  if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
  return answer.order;
}

const orderByVoucher = (): Promise<PlacedOrder> => onlineOrder('PT', { paymentMethod: { type: 'multibanco' } });

/** Reports an event of an order's payment as the payment provider does, and waits until it is processed. */
async function report(
  { orderNumber, totalPayable }: PlacedOrder,
  eventCode: string,
  ofChange: string | null = randomUUID(),
) {
  const { merchantReference, merchantAccount, pspReference } = await prisma().paymentAttempt.findFirstOrThrow({
    where: { checkout: { orderNumber } },
  });
  const reference = ofChange ?? pspReference ?? '';
  const change = ofChange === null ? {} : { original: pspReference ?? '' };
  const { centAmount, currencyCode: currency } = totalPayable;
  const account = { merchantReference, merchantAccount: merchantAccount ?? '' };
  const item = signedItem({ eventCode, reference, centAmount, currency, ...account, ...change });
  const port = Number(new URL(await shop.application.app.getUrl()).port);
  expect((await sendWebhook(port, webhookOf(item)))[0]).toBe(200);
  const where = { pspReference: reference, eventCode, processedAt: { not: null } };
  await eventually(async () => (await prisma().paymentWebhook.count({ where })) > 0 || undefined);
}

/** An order whose Multibanco voucher has expired, so that the payment provider has no money of it. */
async function orderWithExpiredVoucher(): Promise<PlacedOrder> {
  const order = await orderByVoucher();
  await report(order, 'OFFER_CLOSED', null);
  expect((await view(order)).paymentState).toBe('Failed');
  return order;
}

/** An order by card whose authorisation expired before it was captured. */
async function orderWithExpiredAuthorisation(): Promise<PlacedOrder> {
  const order = await onlineOrder('SK', card('authorised'));
  await report(order, 'AUTHORISATION', null);
  expect(await view(order)).toMatchObject({ paymentState: 'Paid', paymentChannel: 'provider' });
  await report(order, 'EXPIRE');
  return order;
}

/** A request that was executed without the payment provider. */
const OFFLINE = { state: 'done', reference: null };

/** Reads the changes of orders as the shop does every 30 seconds. Returns the templates of an order's mails but the confirmation. */
async function mailedAbout({ orderNumber }: PlacedOrder): Promise<readonly string[]> {
  await shop.application.app.get(OrderProgress).read();
  const mails = await prisma().sentMail.findMany({ where: { orderNumber }, orderBy: { createdAt: 'asc' } });
  return mails.map(({ template }) => template).filter((template) => template !== 'order-confirmation');
}

const request = ({ id }: PlacedOrder, command: object) =>
  desk.ask<OrderRequest & RefusedBody>('POST', `/orders/${id}/requests`, { id: randomUUID(), ...command });

describe('an order that was paid by bank transfer', () => {
  it('cannot be refunded before the money has arrived, and is not cancelled but refunded afterwards', async () => {
    const order = await ordered('SK');
    const early = await refund(order, 1);
    expect([early.status, early.body.error.details]).toEqual([409, { reason: 'transfer-not-arrived' }]);
    expect((await view(order)).nextStep).toBe('await-money');
    await arrive(order);
    const { actions, money, nextStep } = await view(order);
    expect(actions.map(({ kind, refusal, maximum }) => [kind, refusal, maximum])).toEqual([
      ['cancel', 'already-captured', null],
      ['capture', 'not-paid-online', expect.anything()],
      ['refund', null, order.totalPayable],
    ]);
    expect([money.captured, money.open.centAmount, nextStep]).toEqual([order.totalPayable, 0, 'ship']);
  });

  it('gets one transaction, credit note and mail for a refund, however often and in how many tabs it is recorded', async () => {
    const order = await paidOrder();
    const { centAmount } = order.totalPayable;
    const key = randomUUID();
    const clicks = await Promise.all(Array.from({ length: 4 }, () => refund(order, 300, key)));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const tabs = await Promise.all([refund(order, centAmount - 300), refund(order, centAmount - 300)]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await refund(order, 1)).body.error.details).toEqual({ reason: 'nothing-to-refund' });

    const { paymentState, transactions } = await refundsOf(order);
    expect(paymentState).toBe('Paid');
    expect(transactions.map(({ type, state, amount }) => [type, state, amount.centAmount])).toEqual([
      ['Refund', 'Success', 300],
      ['Refund', 'Success', centAmount - 300],
    ]);
    expect(await amountsOf(order)).toEqual([300 - centAmount, -300].sort((one, other) => one - other));
    const { money, requests } = await view(order);
    expect(money.refunded).toEqual(order.totalPayable);
    expect(requests.map(({ state }) => state)).toEqual(['done', 'done']);

    const texts = (await refundMails(order, 2)).map(({ message }) => message.text);
    expect(texts).toHaveLength(2);
    for (const { id } of await creditNotes(order)) expect(texts.filter((text) => text.includes(id))).toHaveLength(1);
    const { body } = await desk.ask<Timeline>('GET', `/orders/${order.id}/timeline`);
    const refunded = body.events.filter(({ event }) => event === 'Refund-Success');
    expect(refunded.map(({ facts }) => facts['amount'])).toEqual(['300 EUR', `${centAmount - 300} EUR`]);
    // Each has its own time, not the payment's.
    expect(body.events.findIndex(({ event }) => event === 'refund-requested')).toBeLessThan(
      body.events.findIndex(({ event }) => event === 'Refund-Success'),
    );
    const { body: log } = await admin.ask<AuditPage>('GET', '/audit?action=order.request');
    expect(log.entries[0]).toMatchObject({ subject: order.orderNumber, reason: 'Broken on arrival' });
  });

  it('is never refunded by more than was paid', async () => {
    const order = await paidOrder();
    const { centAmount } = order.totalPayable;
    const above = await refund(order, centAmount + 1);
    expect([above.status, above.body.error.details]).toEqual([400, { maximum: centAmount }]);
    for (const wrong of [0, -1, 1.5]) expect((await refund(order, wrong)).status).toBe(400);
    expect((await refundsOf(order)).transactions).toEqual([]);
  });

  it('is refunded once by a request whose process died at any step, however long ago', async () => {
    const order = await paidOrder();
    const { body: done } = await refund(order, 250);
    expect(done.state).toBe('done');
    await refundMails(order, 1);
    const where = { id: done.id };
    const died = { state: 'running', reference: null, startedAt: new Date(0), requestedAt: new Date(0) };
    // After the mail was queued.
    await prisma().orderRequest.update({ where, data: died });
    await Promise.all([sweep(), sweep()]);
    expect(await prisma().orderRequest.findUniqueOrThrow({ where })).toMatchObject({ state: 'done' });
    // Before the first step.
    const stored = await prisma().orderRequest.findUniqueOrThrow({ where });
    const lost = { ...stored, ...died, id: randomUUID(), centAmount: 150 };
    await prisma().orderRequest.create({ data: lost });
    await Promise.all([sweep(), sweep()]);
    // After the transaction: another process has added it.
    const half = { ...lost, id: randomUUID(), centAmount: 50 };
    const { paymentInfo } = await seller.get<StoredOrder>(`/orders/order-number=${order.orderNumber}`);
    const payment = `/payments/${paymentInfo.payments[0]?.id}`;
    const amount = { centAmount: 50, currencyCode: 'EUR' };
    const transaction = { type: 'Refund', state: 'Success', interactionId: half.id, amount };
    const { version } = await seller.get<{ version: number }>(payment);
    await seller.post(payment, { version, actions: [{ action: 'addTransaction', transaction }] });
    await prisma().orderRequest.create({ data: half });
    await sweep();

    const { transactions } = await refundsOf(order);
    expect(transactions.map((one) => one.amount.centAmount).sort((one, other) => one - other)).toEqual([50, 150, 250]);
    expect(await amountsOf(order)).toEqual([-250, -150, -50]);
    expect(await refundMails(order, 3)).toHaveLength(3);
    expect((await view(order)).requests.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });

  it('needs a second person for a refund that exceeds the limit together with an earlier one', async () => {
    const order = await paidOrder('PL');
    expect((await refund(order, 600)).body.state).toBe('done');
    const { body: proposed } = await refund(order, 500);
    expect(proposed.state).toBe('proposed');
    expect((await refundsOf(order)).transactions).toHaveLength(1);
    const decision = { isApproved: true, reason: null };
    const path = `/order-requests/${proposed.id}/decision`;
    expect((await desk.ask<RefusedBody>('POST', path, decision)).body.error.details).toEqual({ reason: 'own-change' });
    expect((await admin.ask<OrderRequest>('POST', path, decision)).body.state).toBe('done');
    expect((await refundsOf(order)).transactions).toHaveLength(2);
  });

  it('can be cancelled after all of it was refunded, without a second credit note', async () => {
    const order = await paidOrder();
    const { centAmount } = order.totalPayable;
    await refund(order, centAmount);
    const command = { id: randomUUID(), kind: 'cancel', centAmount: null, reason: 'Nothing is left' };
    const { body } = await desk.ask<OrderRequest>('POST', `/orders/${order.id}/requests`, command);
    expect(body.state).toBe('done');
    expect(await amountsOf(order)).toEqual([-centAmount]);
  });
});

describe('an order whose voucher expired', () => {
  it('is paid by bank transfer instead: shipped, and refunded by transfer', async () => {
    const order = await orderWithExpiredVoucher();
    const expired = await view(order);
    expect(expired).toMatchObject({ paymentChannel: 'provider', nextStep: 'replace-payment' });
    expect((await refund(order, 1)).body.error.details).toEqual({ reason: 'nothing-to-refund' });

    await arrive(order);
    const { actions, money, nextStep, paymentChannel } = await view(order);
    expect([paymentChannel, nextStep, money.captured]).toEqual(['account', 'ship', order.totalPayable]);
    expect(actions.map(({ kind, refusal }) => [kind, refusal])).toEqual([
      ['cancel', 'already-captured'],
      ['capture', 'not-paid-online'],
      ['refund', null],
    ]);
    const progress = shop.application.app.get(OrderProgress);
    await progress.read();
    await progress.read();
    expect(await mailsOf(order, 'payment-received', 1)).toHaveLength(1);

    expect((await refund(order, 250)).body.state).toBe('done');
    const { transactions } = await refundsOf(order);
    expect(transactions.map(({ type, state, amount }) => [type, state, amount.centAmount])).toEqual([
      ['Authorization', 'Failure', order.totalPayable.centAmount],
      ['Refund', 'Success', 250],
    ]);
    expect(await amountsOf(order)).toEqual([-250]);
    expect(await refundMails(order, 1)).toHaveLength(1);
  });

  it('is cancelled, and the mail says what to do about a transfer that is under way', async () => {
    const order = await orderWithExpiredVoucher();
    const command = { kind: 'cancel', centAmount: null, reason: 'No money came', customerReason: 'unpaid' };
    expect((await request(order, command)).body.state).toBe('done');
    const [mail] = await mailsOf(order, 'order-cancelled', 1);
    expect(mail?.message.text.replace(/\s+/g, ' ')).toContain(
      'Se já transferiu o valor, contacte-nos e iremos devolvê-lo.',
    );
  });

  it('is cancelled without the provider, and a transfer that comes afterwards is returned', async () => {
    const order = await orderWithExpiredVoucher();
    const command = { kind: 'cancel', centAmount: null, reason: 'No money came', customerReason: 'unpaid' };
    const { body } = await request(order, command);
    expect(await prisma().orderRequest.findUnique({ where: { id: body.id } })).toMatchObject(OFFLINE);
    await report(order, 'CANCELLATION');
    await arrive(order);
    await report(order, 'CANCELLATION');
    const { money, nextStep, paymentState } = await view(order);
    expect([paymentState, nextStep, money.captured]).toEqual(['Paid', 'refund-return', order.totalPayable]);
    expect(money.refunded.centAmount).toBe(0);
    expect((await refund(order, order.totalPayable.centAmount)).body.state).toBe('done');
    expect((await view(order)).nextStep).toBe('nothing');
    expect(await mailedAbout(order)).toEqual(['payment-failed', 'order-cancelled', 'refunded']);
  });
});

describe('an order whose voucher is open', () => {
  it('is paid by bank transfer instead, and the expiry of the voucher changes nothing', async () => {
    const order = await orderByVoucher();
    await arrive(order);
    expect(await mailedAbout(order)).toEqual(['payment-received']);
    await report(order, 'OFFER_CLOSED', null);
    const { money, nextStep, paymentState } = await view(order);
    expect([paymentState, nextStep, money.captured]).toEqual(['Paid', 'ship', order.totalPayable]);
    expect(await mailedAbout(order)).toEqual(['payment-received']);
  });

  it('is cancelled with one mail, and a transfer that came is returned first', async () => {
    const order = await orderByVoucher();
    expect((await view(order)).isCancellationMailed).toBe(true);
    await arrive(order);
    expect(await mailedAbout(order)).toEqual(['payment-received']);
    const command = { kind: 'cancel', centAmount: null, reason: 'Sold out', customerReason: 'unavailable' };
    expect((await request(order, command)).body.error.details).toEqual({ reason: 'already-captured' });
    expect((await refund(order, order.totalPayable.centAmount)).body.state).toBe('done');
    expect((await request(order, command)).body.state).toBe('done');
    await report(order, 'CANCELLATION');
    await report(order, 'OFFER_CLOSED', null);
    expect(await view(order)).toMatchObject({ paymentState: 'Paid', nextStep: 'nothing' });
    expect(await mailedAbout(order)).toEqual(['payment-received', 'refunded', 'order-cancelled']);
  });

  it('keeps the transfer that comes after its cancellation until that is returned', async () => {
    const order = await orderByVoucher();
    const command = { kind: 'cancel', centAmount: null, reason: 'Changed their mind', customerReason: 'requested' };
    const { body } = await request(order, command);
    expect(body.state).toBe('done');
    await arrive(order);
    const { reference } = await prisma().orderRequest.findUniqueOrThrow({ where: { id: body.id } });
    await report(order, 'CANCELLATION', reference);
    const { money, nextStep, paymentState } = await view(order);
    expect([paymentState, nextStep, money.captured]).toEqual(['Paid', 'refund-return', order.totalPayable]);
    expect(await mailedAbout(order)).toEqual(['order-cancelled']);
  });
});

describe('an order whose authorisation expired', () => {
  it('is paid by bank transfer instead: shipped, and refunded by transfer', async () => {
    const order = await orderWithExpiredAuthorisation();
    expect(await view(order)).toMatchObject({
      ...{ paymentState: 'Failed', paymentChannel: 'provider' },
      ...{ nextStep: 'replace-payment', isCancellationMailed: true },
    });
    await arrive(order);
    await report(order, 'EXPIRE');
    const { money, nextStep, paymentChannel, paymentState } = await view(order);
    expect([paymentState, paymentChannel, nextStep]).toEqual(['Paid', 'account', 'ship']);
    expect(money.captured).toEqual(order.totalPayable);
    expect(await mailedAbout(order)).toEqual(['payment-received']);
    expect((await refund(order, 250)).body.state).toBe('done');
    expect(await amountsOf(order)).toEqual([-250]);
  });

  it('is cancelled with one mail and without the provider, which has nothing to cancel', async () => {
    const order = await orderWithExpiredAuthorisation();
    const command = { kind: 'cancel', centAmount: null, reason: 'No money came', customerReason: 'unpaid' };
    const { body } = await request(order, command);
    expect(await prisma().orderRequest.findUnique({ where: { id: body.id } })).toMatchObject(OFFLINE);
    expect(await view(order)).toMatchObject({ orderState: 'Cancelled', nextStep: 'nothing' });
    expect(await mailedAbout(order)).toEqual(['order-cancelled']);
  });
});
