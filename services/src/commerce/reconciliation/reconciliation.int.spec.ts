import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditPage } from '@manifold/domain/audit/contract';
import {
  differencesPageSchema,
  listedDifferenceSchema,
  reconciliationSchema,
  type DifferencesPage,
  type ListedDifference,
  type Reconciliation,
} from '@manifold/domain/reconciliation/contract';
import { API_KEY, cardRequest } from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { PaymentReports, type ReportedBooking } from '../../integrations/adyen/reports/payment-reports.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { GOOD_SKU, sellGood } from '../payment-webhooks/testing/paid-orders.js';
import { sendWebhook, signedItem, WEBHOOK_VARIABLES, webhookOf } from '../payment-webhooks/testing/test-webhooks.js';
import { card, pay, readyToPay } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { type Seller, sellerOf } from '../testing/test-goods.js';
import { ReportedPayments } from './reported-payments.repository.js';
import { ReconciliationRuns } from './reconciliation-runs.repository.js';
import { ReconciliationJob } from './reconciliation.service.js';

const ACCOUNT = 'FerrumSandbox_SK';

let shop: PayingShop;
let seller: Seller;
let admin: ConsoleClient;
let austrian: ConsoleClient;

beforeAll(async () => {
  const reports = {
    ADYEN_REPORT_KEY: API_KEY,
    RECONCILIATION_QUIET_MINUTES: '0',
    RECONCILIATION_LOOK_BACK_DAYS: '1',
    // No deadline is tested here.
    DEADLINE_SCALE: '5',
    // Without mails an invitation is answered with its link.
    OUTSIDE_WORLD_URL: undefined,
  };
  // The provider of this test sends its webhooks elsewhere: they are missing unless a test reports them.
  shop = await startPayingShop({ ...WEBHOOK_VARIABLES, ...reports });
  seller = await sellerOf(shop.backend.url);
  await sellGood(seller);
  admin = await new ConsoleClient(shop.application.app).signIn('admin');
  const rights = { role: 'support', grants: null, orderCountries: ['AT'] };
  austrian = await new ConsoleClient(shop.application.app).joinAs(admin, 'austria@example.com', rights);
});
afterAll(() => shop.stop());

const prisma = () => shop.application.app.get(PrismaService);
const job = () => shop.application.app.get(ReconciliationJob, { strict: false });

interface PaidOrder {
  readonly orderNumber: string;
  readonly merchantReference: string;
  readonly psp: string;
  readonly due: number;
}

async function orderByCard(): Promise<PaidOrder> {
  const payer = await readyToPay(shop.visitor('SK'), { country: 'SK', sku: GOOD_SKU });
  const answer = await pay(payer, card('authorised'));
  if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
  const attempt = await prisma().paymentAttempt.findFirstOrThrow({ where: { cartId: payer.cart.id } });
  return {
    orderNumber: answer.order.orderNumber,
    merchantReference: attempt.merchantReference,
    psp: attempt.pspReference ?? '',
    due: answer.order.totalPayable.centAmount,
  };
}

type Change = 'captures' | 'refunds';

/** Captures or refunds at the provider, past the shop. Returns the reference of the change. */
async function change({ psp }: PaidOrder, kind: Change, value: number): Promise<string> {
  const api = shop.provider.library().ModificationsApi;
  const request = { merchantAccount: ACCOUNT, amount: { currency: 'EUR', value }, reference: 'elsewhere' };
  const { pspReference } =
    kind === 'captures'
      ? await api.captureAuthorisedPayment(psp, request)
      : await api.refundCapturedPayment(psp, request);
  return pspReference;
}

/** Sends the webhook about an event and waits until it is processed. */
async function report(order: PaidOrder, eventCode: string, centAmount: number, reference: string): Promise<void> {
  const { merchantReference, psp } = order;
  const original = reference === psp ? {} : { original: psp };
  const event = { eventCode, reference, merchantReference, centAmount, merchantAccount: ACCOUNT, ...original };
  const port = Number(new URL(await shop.application.app.getUrl()).port);
  expect((await sendWebhook(port, webhookOf(signedItem(event))))[0]).toBe(200);
  await eventually(async () => {
    const open = await prisma().paymentWebhook.count({ where: { pspReference: reference, processedAt: null } });
    return open === 0 ? true : undefined;
  });
}

const POST = async <Answer>(path: string, body: object = {}, client = admin) =>
  client.ask<Answer & RefusedBody>('POST', path, body);

/** Works on the unfinished run until it is finished. */
const finish = () =>
  eventually(async () => {
    await job().run();
    return (await prisma().reconciliationRun.count({ where: { finishedAt: null } })) === 0 ? true : undefined;
  });

/** Runs a new comparison to its end. */
async function reconcile(): Promise<Reconciliation> {
  // A run that has begun may have read the reports already.
  await finish();
  expect((await POST<Reconciliation>('/reconciliation/runs')).status).toBe(200);
  await finish();
  const { body } = await admin.ask<Reconciliation>('GET', '/reconciliation');
  expect(reconciliationSchema.safeParse(body).success).toBe(true);
  return body;
}

async function listed(state: string, client = admin): Promise<readonly ListedDifference[]> {
  const { body } = await client.ask<DifferencesPage>('GET', `/payment-differences?state=${state}`);
  expect(differencesPageSchema.safeParse(body).success).toBe(true);
  return body.differences;
}

const openOf = async (reference: string) =>
  (await listed('open')).filter(({ merchantReference }) => merchantReference === reference);
const kindsOf = async (reference: string) => (await openOf(reference)).map(({ kind }) => kind);

async function differenceOf(reference: string): Promise<ListedDifference> {
  const [found] = await openOf(reference);
  if (!found) throw new Error('There is no difference');
  return found;
}

describe("the payment provider's reports", () => {
  it('add up to more than a number of 32 bits holds', async () => {
    const payments = shop.application.app.get(ReportedPayments, { strict: false });
    const booked = { merchantReference: 'LARGE-1', currencyCode: 'HUF', refunded: 0, chargedBack: 0 };
    const amount = 2_100_000_000;
    const part = {
      ...booked,
      paymentReference: 'PSPLARGE',
      authorised: amount,
      captured: amount,
      lastBookedAt: new Date(),
    };
    for (const day of ['2020-01-01', '2020-01-02'] as const) {
      const load = { merchantAccount: ACCOUNT, day, id: randomUUID() };
      await payments.add(load, [part]);
      await payments.add(load, [{ ...part, authorised: 3 * amount }]);
      await payments.complete(load, load.id, new Date());
    }
    expect(await payments.find(['LARGE-1'], [])).toMatchObject([{ authorised: 8 * amount, captured: 4 * amount }]);
  });

  it('have the bookings of a day, and none for a day in the future', async () => {
    const reports = shop.application.app.get(PaymentReports, { strict: false });
    const { psp, due } = await orderByCard();
    const bookings: ReportedBooking[] = [];
    const take = (booking: ReportedBooking) => Promise.resolve(void bookings.push(booking));
    expect(await reports.read(ACCOUNT, new Date().toISOString().slice(0, 10), take)).toBe(true);
    expect(bookings).toContainEqual(
      expect.objectContaining({ paymentReference: psp, sum: 'authorised', centAmount: due, currencyCode: 'EUR' }),
    );
    expect(await reports.read(ACCOUNT, '2099-01-01', take)).toBe(false);
    await expect(reports.read('../x', '2026-01-01', take)).rejects.toThrow('No account');
  });
});

describe('the comparison of provider, orders and ledger', () => {
  it('finds nothing wrong with an order whose money is authorised, or captured and reported', async () => {
    const [authorised, captured] = [await orderByCard(), await orderByCard()];
    await report(captured, 'AUTHORISATION', captured.due, captured.psp);
    await report(captured, 'CAPTURE', captured.due, await change(captured, 'captures', captured.due));
    const { run, reportedUntil } = await reconcile();
    expect(run?.orders).toBeGreaterThanOrEqual(2);
    expect(reportedUntil).not.toBeNull();
    expect([await kindsOf(authorised.merchantReference), await kindsOf(captured.merchantReference)]).toEqual([[], []]);
  });

  it('finds money without an order, and hides it from staff of other countries', async () => {
    const reference = `SK-${randomUUID()}`;
    await shop.provider.pay(
      cardRequest('4111111111111111', { merchantAccount: ACCOUNT, countryCode: 'SK', reference }),
    );
    await reconcile();
    const difference = await differenceOf(reference);
    expect(difference).toMatchObject({
      kind: 'missing-order',
      orderNumber: null,
      countryCode: 'SK',
      foundCentAmount: 12_345,
    });
    expect(await listed('open', austrian)).toEqual([]);
    const foreign = `/payment-differences/${difference.id}`;
    expect((await POST(`${foreign}/check`, {}, austrian)).status).toBe(404);
    const seen = { expectedCentAmount: null, foundCentAmount: 12_345 };
    expect((await POST(`${foreign}/close`, { reason: 'mine', ...seen }, austrian)).status).toBe(404);
  });

  it('finds an order without money, another amount and another currency', async () => {
    const orders = [await orderByCard(), await orderByCard(), await orderByCard()] as const;
    const [lost, amount, currency] = orders;
    await reconcile();
    const change = async ({ psp }: PaidOrder, data: object) => {
      await prisma().reportedPayment.updateMany({ where: { paymentReference: psp }, data });
    };
    // A report that differs from the order.
    await change(lost, { authorised: 0 });
    await change(amount, { authorised: amount.due - 1 });
    await change(currency, { currencyCode: 'CZK' });
    const found = [];
    for (const { orderNumber } of orders) found.push(await compareAgain(orderNumber));
    expect(found).toEqual([['missing-payment'], ['amount-differs'], ['currency-differs']]);
  });

  it('finds goods that left while the money was not collected', async () => {
    const [open, collected] = [await orderByCard(), await orderByCard()];
    await report(collected, 'AUTHORISATION', collected.due, collected.psp);
    await report(collected, 'CAPTURE', collected.due, await change(collected, 'captures', collected.due));
    for (const { orderNumber } of [open, collected])
      await changeOrder(orderNumber, { action: 'changeShipmentState', shipmentState: 'Shipped' });
    await reconcile();
    expect(await openOf(open.merchantReference)).toMatchObject([
      { kind: 'not-collected', expectedCentAmount: open.due, foundCentAmount: 0 },
    ]);
    expect(await kindsOf(collected.merchantReference)).toEqual([]);
  });

  it('misses no money at the provider if a bank transfer has replaced an authorisation that expired', async () => {
    const order = await orderByCard();
    await report(order, 'AUTHORISATION', order.due, order.psp);
    await report(order, 'EXPIRE', order.due, `${order.psp}E`);
    await reconcile();
    await prisma().reportedPayment.updateMany({ where: { paymentReference: order.psp }, data: { authorised: 0 } });
    expect(await compareAgain(order.orderNumber)).toEqual(['missing-payment']);
    const { id } = await differenceOf(order.merchantReference);
    await changeOrder(order.orderNumber, { action: 'changePaymentState', paymentState: 'Paid' });
    expect((await POST<ListedDifference>(`/payment-differences/${id}/check`)).body.state).toBe('resolved');
  });

  it('finds a second payment of an order', async () => {
    const order = await orderByCard();
    const { merchantReference: reference } = order;
    await shop.provider.pay(
      cardRequest('4111111111111111', { merchantAccount: ACCOUNT, countryCode: 'SK', reference }),
    );
    await reconcile();
    expect(await kindsOf(reference)).toEqual(['double-charge']);
  });

  it('finds captures, refunds and chargebacks whose webhooks are missing', async () => {
    const [captured, refunded, disputed] = [await orderByCard(), await orderByCard(), await orderByCard()];
    await change(captured, 'captures', captured.due);
    for (const order of [refunded, disputed]) {
      await report(order, 'AUTHORISATION', order.due, order.psp);
      await report(order, 'CAPTURE', order.due, await change(order, 'captures', order.due));
    }
    await change(refunded, 'refunds', 100);
    await shop.provider.control(`payments/${disputed.psp}/charge-back`);
    await reconcile();
    expect(await kindsOf(captured.merchantReference)).toEqual(['capture-not-in-ledger']);
    expect(await openOf(refunded.merchantReference)).toMatchObject([
      { kind: 'refund-not-in-ledger', expectedCentAmount: 0, foundCentAmount: 100 },
    ]);
    expect(await kindsOf(disputed.merchantReference)).toEqual(['chargeback-not-in-ledger']);
  });

  it('finds a refund that the commerce backend lacks', async () => {
    const order = await orderByCard();
    await report(order, 'AUTHORISATION', order.due, order.psp);
    await report(order, 'CAPTURE', order.due, await change(order, 'captures', order.due));
    await report(order, 'REFUND', 100, await change(order, 'refunds', 100));
    await reconcile();
    expect(await kindsOf(order.merchantReference)).toEqual([]);
    const { paymentId } = await prisma().paymentAttempt.findUniqueOrThrow({ where: { pspReference: order.psp } });
    const payment = await seller.get<{ version: number; transactions: { id: string; type: string }[] }>(
      `/payments/${paymentId}`,
    );
    const refund = payment.transactions.find(({ type }) => type === 'Refund');
    const action = { action: 'changeTransactionState', transactionId: refund?.id, state: 'Failure' };
    await seller.post(`/payments/${paymentId}`, { version: payment.version, actions: [action] });
    await reconcile();
    expect(await kindsOf(order.merchantReference)).toEqual(['refund-not-at-backend']);
  });

  /** Changes an order as a warehouse or an accounting system does. */
  async function changeOrder(orderNumber: string, action: object): Promise<void> {
    const path = `/orders/order-number=${orderNumber}`;
    const { version } = await seller.get<{ version: number }>(path);
    await seller.post(path, { version, actions: [action] });
  }

  /** Compares one order as the button does, and returns what is open. */
  async function compareAgain(orderNumber: string): Promise<readonly string[]> {
    const { merchantReference } = await prisma().paymentAttempt.findFirstOrThrow({
      where: { checkout: { orderNumber } },
    });
    const id = randomUUID();
    const data = {
      id,
      kind: 'double-charge',
      orderNumber,
      storeKey: 'ferrum_sk',
      merchantReference,
      currencyCode: 'EUR',
    };
    await prisma().paymentDifference.create({ data });
    expect((await POST<ListedDifference>(`/payment-differences/${id}/check`)).body.state).toBe('resolved');
    return kindsOf(merchantReference);
  }
});

describe('a difference', () => {
  it('is resolved once the missing webhook has arrived and it is checked again', async () => {
    const order = await orderByCard();
    const capture = await change(order, 'captures', order.due);
    await reconcile();
    const { id } = await differenceOf(order.merchantReference);
    const before = await POST<ListedDifference>(`/payment-differences/${id}/check`);
    expect(listedDifferenceSchema.safeParse(before.body).success).toBe(true);
    expect(before.body.state).toBe('open');
    await report(order, 'AUTHORISATION', order.due, order.psp);
    await report(order, 'CAPTURE', order.due, capture);
    await reconcile();
    expect((await listed('resolved')).map((each) => each.id)).toContain(id);
  });

  it('stays settled with its reason while its amounts stay the same, and opens again when they change', async () => {
    const order = await orderByCard();
    await change(order, 'captures', 100);
    await reconcile();
    const { id, expectedCentAmount, foundCentAmount } = await differenceOf(order.merchantReference);
    const reason = 'Captured by hand in the Customer Area';
    const settle = (body: object) => POST<ListedDifference>(`/payment-differences/${id}/close`, body);
    const seen = { expectedCentAmount, foundCentAmount };
    expect((await settle({ ...seen, reason: 'x' })).status).toBe(400);
    expect((await settle({ reason })).status).toBe(400);
    const closed = await settle({ ...seen, reason });
    expect(closed.body).toMatchObject({ state: 'closed', closedBy: 'admin@manifold.test', closeReason: reason });
    expect((await settle({ ...seen, reason })).body.error.details).toEqual({ reason: 'not-open' });
    await reconcile();
    expect(await openOf(order.merchantReference)).toEqual([]);
    await change(order, 'captures', 50);
    await reconcile();
    expect(await openOf(order.merchantReference)).toMatchObject([{ id, foundCentAmount: 150, closedBy: null }]);
    const stale = await settle({ ...seen, reason });
    expect([stale.status, stale.body.error.details]).toEqual([409, { reason: 'amounts-changed' }]);
    expect(await openOf(order.merchantReference)).toMatchObject([{ id, foundCentAmount: 150, closedBy: null }]);
    const { entries } = (await admin.ask<AuditPage>('GET', '/audit')).body;
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['reconciliation.start', 'payment-difference.close']),
    );
  });
});

describe('a run', () => {
  it('continues where a process stopped', async () => {
    await orderByCard();
    await finish();
    await prisma().reconciliationRun.create({ data: { id: randomUUID() } });
    // No time at all: the run is given back, and its next job continues it.
    await job().run(0);
    const unfinished = () => prisma().reconciliationRun.count({ where: { finishedAt: null } });
    await eventually(async () => ((await unfinished()) === 0 ? true : undefined));
  });

  it('is worked on by one process at a time', async () => {
    await finish();
    await prisma().reconciliationRun.create({ data: { id: randomUUID() } });
    const runs = shop.application.app.get(ReconciliationRuns, { strict: false });
    const claims = await Promise.all([randomUUID(), randomUUID(), randomUUID()].map((lease) => runs.claim(lease)));
    expect(claims.filter((claimed) => claimed !== null)).toHaveLength(1);
    await prisma().reconciliationRun.deleteMany({ where: { finishedAt: null } });
  });

  it('reports why it failed while the provider has no reports, and is continued', async () => {
    await finish();
    await prisma().providerReport.deleteMany({ where: { merchantAccount: ACCOUNT } });
    const settings = (name: string) => shop.provider.control('settings', { reportsFail: name === 'fail' });
    await settings('fail');
    await prisma().reconciliationRun.create({ data: { id: randomUUID() } });
    await eventually(async () => {
      await job()
        .run()
        .catch(() => undefined);
      const { body } = await admin.ask<Reconciliation>('GET', '/reconciliation');
      return body.run?.failure?.startsWith('The report of') ? true : undefined;
    });
    await settings('work');
    expect((await reconcile()).run?.failure).toBeNull();
  });

  it('is refused to staff without the order desk', async () => {
    const rights = { role: 'support', grants: null, orderCountries: [] };
    const other = await new ConsoleClient(shop.application.app).joinAs(admin, 'nobody@example.com', rights);
    expect((await other.ask('GET', '/payment-differences')).status).toBe(403);
    expect((await POST('/reconciliation/runs', {}, other)).status).toBe(403);
  });
});
