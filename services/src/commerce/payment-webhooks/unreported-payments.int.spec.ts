import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { card, pay, readyToPay } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { type Seller, sellerOf } from '../testing/test-goods.js';
import { sendWebhook, signedItem, WEBHOOK_VARIABLES, webhookOf } from './testing/test-webhooks.js';
import { UnreportedPayments } from './unreported-payments.service.js';

let shop: PayingShop;
let seller: Seller;

beforeAll(async () => {
  // The provider of this test sends no webhooks by itself.
  shop = await startPayingShop(WEBHOOK_VARIABLES);
  seller = await sellerOf(shop.backend.url);
});
afterAll(() => shop.stop());

const prisma = () => shop.application.app.get(PrismaService);
const sweep = () => shop.application.app.get(UnreportedPayments).sweep();

interface CardOrder {
  readonly orderNumber: string;
  readonly attemptId: string;
  readonly merchantReference: string;
  readonly paymentId: string;
  readonly pspReference: string;
  readonly merchantAccount: string;
  /** Cart, fee and rounding, in cents. */
  readonly due: number;
}

/** Pays by card, an hour ago if wanted. */
async function orderByCard(age: 'now' | 'an hour ago' = 'an hour ago'): Promise<CardOrder> {
  const payer = await readyToPay(shop.visitor('SK'), { country: 'SK', clientType: 'private' });
  const answer = await pay(payer, card('authorised'));
  if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
  const attempt = await prisma().paymentAttempt.findFirstOrThrow({ where: { cartId: payer.cart.id } });
  if (age === 'an hour ago')
    await prisma().$executeRaw`
      UPDATE payment_attempt SET updated_at = now() - interval '1 hour', authorised_at = now() - interval '1 hour'
      WHERE id = ${attempt.id}::uuid`;
  return {
    orderNumber: answer.order.orderNumber,
    attemptId: attempt.id,
    merchantReference: attempt.merchantReference,
    paymentId: attempt.paymentId ?? '',
    pspReference: attempt.pspReference ?? '',
    merchantAccount: attempt.merchantAccount ?? '',
    due: answer.order.totalPayable.centAmount,
  };
}

interface StoredPayment {
  readonly transactions: readonly {
    readonly type: string;
    readonly state: string;
    readonly interactionId: string;
    readonly amount: { readonly centAmount: number };
  }[];
}

async function transactionsOf({ paymentId }: CardOrder): Promise<readonly string[]> {
  const { transactions } = await seller.get<StoredPayment>(`/payments/${paymentId}`);
  return transactions.map(({ type, state, interactionId, amount }) =>
    [type, state, interactionId, amount.centAmount].join(' '),
  );
}

const stateOf = async ({ orderNumber }: CardOrder) =>
  (await seller.get<{ paymentState: string }>(`/orders/order-number=${orderNumber}`)).paymentState;

const authorisationOf = ({ pspReference, due }: CardOrder) => [`Authorization Success ${pspReference} ${due}`];

const eventsOf = ({ pspReference }: CardOrder) =>
  prisma().paymentEvent.count({ where: { paymentReference: pspReference } });

const eventuallyMirrored = (order: CardOrder) =>
  eventually(async () => ((await transactionsOf(order)).length > 0 ? true : undefined));

/** Sends the webhook of the authorisation, and waits until it is processed. */
async function report(order: CardOrder): Promise<void> {
  const { merchantReference, pspReference: reference, due: centAmount, merchantAccount } = order;
  const event = { eventCode: 'AUTHORISATION', reference, merchantReference, centAmount, merchantAccount };
  const port = Number(new URL(await shop.application.app.getUrl()).port);
  expect((await sendWebhook(port, webhookOf(signedItem(event))))[0]).toBe(200);
  await eventually(async () => {
    const open = await prisma().paymentWebhook.count({ where: { pspReference: reference, processedAt: null } });
    return open === 0 ? true : undefined;
  });
}

describe('an order by card about which no webhook comes', () => {
  it('is paid at the commerce backend with the provider’s reference and the amount of the order', async () => {
    const order = await orderByCard();
    expect(await transactionsOf(order)).toEqual([]);
    await sweep();
    await eventuallyMirrored(order);
    expect(await transactionsOf(order)).toEqual(authorisationOf(order));
    await eventually(async () => ((await stateOf(order)) === 'Paid' ? true : undefined));
  });

  it('has one transaction after sweeps of several replicas and a late webhook', async () => {
    const order = await orderByCard();
    await Promise.all([sweep(), sweep(), sweep()]);
    await eventuallyMirrored(order);
    await report(order);
    await report(order);
    await sweep();
    expect(await transactionsOf(order)).toEqual(authorisationOf(order));
    expect(await eventsOf(order)).toBe(1);
  });

  it('waits a minute for its webhook', async () => {
    const order = await orderByCard('now');
    await sweep();
    expect(await eventsOf(order)).toBe(0);
  });
});

describe('an order by card whose webhook came', () => {
  it('is left alone', async () => {
    const order = await orderByCard();
    await report(order);
    const jobs = () =>
      prisma()
        .rows`SELECT 1 FROM pgboss.job WHERE name = 'mirror-payment' AND data ->> 'attemptId' = ${order.attemptId}`;
    await sweep();
    expect(await jobs()).toEqual([]);
    expect(await transactionsOf(order)).toEqual(authorisationOf(order));
  });
});
