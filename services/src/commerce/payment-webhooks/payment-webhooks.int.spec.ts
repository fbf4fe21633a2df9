import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openWebhooksSchema, type OpenWebhooks } from '@manifold/domain/payment-ledger/open-webhooks';
import fc from 'fast-check';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { ConsoleClient } from '../../store-config/testing/console-client.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { sellerOf, type Seller } from '../testing/test-goods.js';
import { placeOrders, sellGood, type PaidOrder } from './testing/paid-orders.js';
import { sendWebhook, signedItem, WEBHOOK_VARIABLES, webhookOf, type TestEvent } from './testing/test-webhooks.js';

/** `WEBHOOK_PAYMENTS=1000` in `npm run prove:orders`. */
const PAYMENTS = Number(process.env['WEBHOOK_PAYMENTS'] ?? 20);
const TIMES = 10;
const AT_ONCE = 8;
const MINUTES_MS = 60_000;

let shop: RunningShop;
let seller: Seller;
let port: number;

beforeAll(async () => {
  shop = await startShop(WEBHOOK_VARIABLES);
  seller = await sellerOf(shop.backend.url);
  await sellGood(seller);
  port = Number(new URL(await shop.application.app.getUrl()).port);
});
afterAll(() => shop.stop());

const prisma = () => shop.application.app.get(PrismaService);

async function send(events: readonly TestEvent[]): Promise<void> {
  const rest = events[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (const event of rest) {
      const [status] = await sendWebhook(port, webhookOf(signedItem(event)));
      if (status !== 200) throw new Error(`The webhook is answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Waits until every stored webhook is processed. */
const processed = () =>
  eventually(
    async () => ((await prisma().paymentWebhook.count({ where: { processedAt: null } })) === 0 ? true : undefined),
    PAYMENTS * MINUTES_MS,
  );

interface Stored {
  readonly transactions: readonly {
    readonly type: string;
    readonly state: string;
    readonly interactionId: string;
    readonly amount: { readonly centAmount: number };
  }[];
}

async function mirrored({ orderNumber, paymentId }: PaidOrder) {
  const [order, { transactions }] = await Promise.all([
    seller.get<{ paymentState: string }>(`/orders/order-number=${orderNumber}`),
    seller.get<Stored>(`/payments/${paymentId}`),
  ]);
  const lines = transactions.map(
    ({ type, state, interactionId, amount }) => `${type} ${state} ${interactionId} ${amount.centAmount}`,
  );
  return { state: order.paymentState, transactions: lines.sort() };
}

type Step = Pick<TestEvent, 'eventCode'> & Partial<TestEvent>;

/** The events of a payment, and its final state. */
interface Course {
  readonly steps: (due: number) => readonly Step[];
  readonly state: string;
  readonly transactions: (reference: string, due: number) => readonly string[];
}

const authorised: Step = { eventCode: 'AUTHORISATION' };
const captured: Step = { eventCode: 'CAPTURE', reference: 'C' };

const COURSES: readonly Course[] = [
  {
    steps: () => [authorised, captured],
    state: 'Paid',
    transactions: (ref, due) => [`Authorization Success ${ref} ${due}`, `Charge Success ${ref}C ${due}`],
  },
  {
    steps: () => [{ eventCode: 'PENDING' }, authorised],
    state: 'Paid',
    transactions: (ref, due) => [`Authorization Success ${ref} ${due}`],
  },
  {
    steps: () => [authorised, captured, { eventCode: 'CAPTURE_FAILED', reference: 'C' }],
    state: 'BalanceDue',
    transactions: (ref, due) => [`Authorization Success ${ref} ${due}`, `Charge Failure ${ref}C ${due}`],
  },
  {
    steps: () => [
      authorised,
      captured,
      { eventCode: 'REFUND', reference: 'R1', centAmount: 100 },
      { eventCode: 'REFUND', reference: 'R2', centAmount: 200 },
    ],
    state: 'Paid',
    transactions: (ref, due) => [
      `Authorization Success ${ref} ${due}`,
      `Charge Success ${ref}C ${due}`,
      `Refund Success ${ref}R1 100`,
      `Refund Success ${ref}R2 200`,
    ],
  },
  {
    steps: (due) => [
      authorised,
      captured,
      { eventCode: 'REFUND', reference: 'R', centAmount: due },
      { eventCode: 'REFUND_FAILED', reference: 'R', centAmount: due },
    ],
    state: 'CreditOwed',
    transactions: (ref, due) => [
      `Authorization Success ${ref} ${due}`,
      `Charge Success ${ref}C ${due}`,
      `Refund Failure ${ref}R ${due}`,
    ],
  },
  {
    steps: () => [authorised, { eventCode: 'CANCELLATION', reference: 'X' }],
    state: 'Failed',
    transactions: (ref, due) => [`Authorization Success ${ref} ${due}`, `CancelAuthorization Success ${ref}X ${due}`],
  },
  {
    steps: () => [{ eventCode: 'AUTHORISATION', success: false }],
    state: 'Failed',
    transactions: (ref, due) => [`Authorization Failure ${ref} ${due}`],
  },
  {
    steps: () => [authorised, captured, { eventCode: 'CHARGEBACK', reference: 'D' }],
    state: 'BalanceDue',
    transactions: (ref, due) => [
      `Authorization Success ${ref} ${due}`,
      `Charge Success ${ref}C ${due}`,
      `Chargeback Success ${ref}D ${due}`,
    ],
  },
  {
    steps: () => [
      authorised,
      captured,
      { eventCode: 'CHARGEBACK', reference: 'D' },
      { eventCode: 'CHARGEBACK_REVERSED', reference: 'D' },
    ],
    state: 'Paid',
    transactions: (ref, due) => [
      `Authorization Success ${ref} ${due}`,
      `Charge Success ${ref}C ${due}`,
      `Chargeback Failure ${ref}D ${due}`,
    ],
  },
];

const courseOf = (index: number): Course => COURSES[index % COURSES.length] ?? (COURSES[0] as Course);
const referenceOf = ({ merchantReference }: PaidOrder): string => `PSP${merchantReference}`;

function eventsOf(order: PaidOrder, { steps }: Pick<Course, 'steps'>): TestEvent[] {
  const payment = referenceOf(order);
  return steps(order.due).map(({ reference, ...step }) => ({
    merchantReference: order.merchantReference,
    centAmount: order.due,
    ...step,
    reference: payment + (reference ?? ''),
    ...(reference === undefined ? {} : { original: payment }),
  }));
}

/** Returns the events in another order, each ten times. The seed is printed if a test fails. */
function shuffled(events: readonly TestEvent[], seed: number): readonly TestEvent[] {
  const repeated = events.flatMap((event) => Array.from({ length: TIMES }, () => event));
  const shuffles = fc.shuffledSubarray(repeated, { minLength: repeated.length });
  return fc.sample(shuffles, { seed, numRuns: 1 })[0] ?? [];
}

describe('the webhooks of payments', () => {
  it(
    'have one effect each, ten times and in any order: the same transactions and payment state for every order',
    async () => {
      const orders = await placeOrders(shop, PAYMENTS);
      const seed = Date.now() % 1_000_000;
      const events = orders.flatMap((order, index) => eventsOf(order, courseOf(index)));
      await send(shuffled(events, seed));
      await processed();
      for (const [index, order] of orders.entries()) {
        const { state, transactions } = courseOf(index);
        const expected = { seed, state, transactions: [...transactions(referenceOf(order), order.due)].sort() };
        expect({ seed, ...(await mirrored(order)) }).toEqual(expected);
      }
      const stored = { merchantReference: { in: orders.map(({ merchantReference }) => merchantReference) } };
      expect(await prisma().paymentEvent.count({ where: stored })).toBe(events.length);
    },
    PAYMENTS * MINUTES_MS,
  );

  it('keep the state of an order that was paid by bank transfer after the provider had no money', async () => {
    const [open, ended] = await placeOrders(shop, 2);
    if (!open || !ended) throw new Error('There are no orders');
    const report = async (order: PaidOrder, ...steps: readonly Step[]) => {
      await send(eventsOf(order, { steps: () => steps }));
      await processed();
      return (await mirrored(order)).state;
    };
    const arrive = async ({ orderNumber }: PaidOrder, paymentState: string) => {
      const path = `/orders/order-number=${orderNumber}`;
      const { version } = await seller.get<{ version: number }>(path);
      await seller.post(path, { version, actions: [{ action: 'changePaymentState', paymentState }] });
    };
    const expired = { eventCode: 'EXPIRE', reference: 'E' };
    await arrive(open, 'CreditOwed');
    expect(await report(open, { eventCode: 'PENDING' })).toBe('CreditOwed');
    expect(await report(open, { eventCode: 'OFFER_CLOSED' })).toBe('CreditOwed');
    expect(await report(ended, authorised)).toBe('Paid');
    expect(await report(ended, expired)).toBe('Failed');
    await arrive(ended, 'Paid');
    expect(await report(ended, { ...expired, reference: 'F' })).toBe('Paid');
    expect(await report(ended, authorised, captured)).toBe('Paid');
  });

  it('about unknown payments, in another currency or without an effect do not stop the others', async () => {
    const [order] = await placeOrders(shop, 1);
    if (!order) throw new Error('There is no order');
    const about = (reference: string, more: Partial<TestEvent> = {}): TestEvent => ({
      eventCode: 'AUTHORISATION',
      reference,
      merchantReference: order.merchantReference,
      centAmount: order.due,
      ...more,
    });
    await send([
      about('unknown', { merchantReference: 'SK-1-1' }),
      about('francs', { currency: 'CHF' }),
      about('report', { eventCode: 'REPORT_AVAILABLE' }),
      about('good'),
    ]);
    await eventually(async () => ((await mirrored(order)).state === 'Paid' ? true : undefined));
    const open = await eventually(async () => {
      const rows = await prisma().paymentWebhook.findMany({ where: { processedAt: null, failures: { gt: 0 } } });
      return rows.length === 2 ? rows : undefined;
    });
    expect(open.map(({ pspReference, failure }) => `${pspReference}: ${failure}`).sort()).toEqual([
      'francs: The payment is in EUR, the webhook in CHF',
      'unknown: No payment has the reference SK-1-1',
    ]);
  });

  it('that failed are listed for staff, and an admin can process them again, which is audited', async () => {
    const { app } = shop.application;
    const [admin, operations] = [new ConsoleClient(app), new ConsoleClient(app)];
    await admin.signIn('admin');
    await operations.signIn('operations');
    const list = async () => (await operations.ask<OpenWebhooks>('GET', '/payment-webhooks')).body;
    const merchantReference = 'SK-1-2';
    await send([
      { eventCode: 'CAPTURE', reference: 'later', original: 'later-payment', merchantReference, centAmount: 1 },
    ]);
    const failed = await eventually(async () =>
      (await list()).open.find(({ pspReference }) => pspReference === 'later'),
    );
    expect(openWebhooksSchema.safeParse(await list()).success).toBe(true);
    expect(failed.failure).toBe('No payment has the reference SK-1-2');
    const path = `/payment-webhooks/${failed.id}/replay`;
    expect((await operations.ask('POST', path)).status).toBe(403);
    // The order that was missing exists now.
    const [order] = await placeOrders(shop, 1);
    await prisma().paymentAttempt.update({
      where: { merchantReference: order?.merchantReference ?? '' },
      data: { merchantReference },
    });
    await send([{ eventCode: 'AUTHORISATION', reference: 'later-payment', merchantReference, centAmount: 9_900 }]);
    expect((await admin.ask('POST', path)).status).toBe(204);
    const isProcessed = () =>
      prisma().paymentWebhook.findFirst({ where: { id: failed.id, processedAt: { not: null } } });
    await eventually(async () => (await isProcessed()) ?? undefined);
    expect((await admin.ask('POST', path)).status).toBe(404);
    const audit = await admin.ask<{ entries: object[] }>('GET', '/audit?action=payment-webhook.replay');
    expect(audit.body.entries).toMatchObject([{ subject: 'CAPTURE SK-1-2', actor: 'admin@manifold.test' }]);
  });

  it('of an account that is not ours change nothing, and are processed once a payment was made with it', async () => {
    const [order] = await placeOrders(shop, 1);
    if (!order) throw new Error('There is no order');
    const { merchantReference, due: centAmount } = order;
    const merchantAccount = 'AccountToBe';
    await send([{ eventCode: 'AUTHORISATION', reference: 'early', merchantReference, centAmount, merchantAccount }]);
    const failed = await eventually(
      async () =>
        (await prisma().paymentWebhook.findFirst({ where: { pspReference: 'early', failures: { gt: 0 } } })) ??
        undefined,
    );
    expect(failed.failure).toBe('No store has the merchant account AccountToBe');
    expect(await prisma().paymentEvent.count({ where: { merchantReference } })).toBe(0);
    await prisma().paymentAttempt.update({ where: { merchantReference }, data: { merchantAccount } });
    const admin = new ConsoleClient(shop.application.app);
    await admin.signIn('admin');
    expect((await admin.ask('POST', `/payment-webhooks/${failed.id}/replay`)).status).toBe(204);
    await eventually(async () => ((await mirrored(order)).state === 'Paid' ? true : undefined));
  });

  it('wait while the commerce backend is down, and are mirrored afterwards', async () => {
    const [order] = await placeOrders(shop, 1);
    if (!order) throw new Error('There is no order');
    await shop.backend.kill();
    const event = { eventCode: 'AUTHORISATION', merchantReference: order.merchantReference, centAmount: order.due };
    await send([{ ...event, reference: 'late' }]);
    await eventually(() =>
      prisma()
        .paymentWebhook.findFirst({ where: { pspReference: 'late', failures: { gt: 0 } } })
        .then((row) => row ?? undefined),
    );
    await shop.backend.start();
    await eventually(async () => ((await mirrored(order)).state === 'Paid' ? true : undefined), MINUTES_MS);
  });
});
