import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { unansweredPaymentsSchema } from '@manifold/domain/online-payment/unanswered-payment';
import { pino } from 'pino';
import { PaymentProvider } from '../../integrations/adyen/payment-provider.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { OnlineAttempts, PaymentOutcomes } from '../payments/index.js';
import { card, pay, type Payer, readyToPay } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { OnlinePaymentJobs } from './online-payment-jobs.service.js';
import { UnansweredPayments } from './unanswered-payments.service.js';

let shop: PayingShop;

beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop.stop());

const prisma = () => shop.application.app.get(PrismaService);
const list = () => shop.application.app.get(UnansweredPayments).list();

interface Alert {
  readonly level: number;
  readonly alert?: boolean;
  readonly code?: string;
  readonly merchantReference?: string;
}
const ERROR_LEVEL = 50;

/** A process that watches the payments, and its log. */
function watcher(): { readonly watching: UnansweredPayments; readonly logged: Alert[] } {
  const logged: Alert[] = [];
  const logger = pino({}, { write: (line: string) => void logged.push(JSON.parse(line) as Alert) });
  return { watching: new UnansweredPayments(shop.application.app.get(OnlineAttempts), logger), logged };
}

/** Pays with a card about which the provider gives no answer, some minutes ago. */
async function payWithoutAnswer(minutesAgo: number): Promise<Payer & { readonly merchantReference: string }> {
  const payer = await readyToPay(shop.visitor('SK'));
  expect(await pay(payer, card('serverError'))).toMatchObject({ status: 'confirming' });
  const [attempt] = await prisma().rows<{ merchantReference: string }>`
    UPDATE payment_attempt SET unknown_since = now() - make_interval(mins => ${minutesAgo})
    WHERE cart_id = ${payer.cart.id} RETURNING merchant_reference AS "merchantReference"`;
  return { ...payer, merchantReference: attempt?.merchantReference ?? '' };
}

const MINUTES_A_DAY = 24 * 60;

const references = async () => (await list()).payments.map(({ merchantReference }) => merchantReference);

describe('a payment whose outcome is unknown', () => {
  it('for less than half an hour is nothing that staff have to look at', async () => {
    const { merchantReference } = await payWithoutAnswer(29);
    const { watching, logged } = watcher();
    await watching.alert();
    expect(await references()).not.toContain(merchantReference);
    expect(logged).toEqual([]);
  });

  it('for more than half an hour is listed for staff and alerts once, until its outcome is known', async () => {
    const { cart, merchantReference } = await payWithoutAnswer(31);
    const found = await list();
    expect(unansweredPaymentsSchema.parse(found)).toEqual(found);
    expect(found).toMatchObject({
      total: 1,
      payments: [{ merchantReference, storeKey: 'ferrum_sk', providerMethod: 'scheme', currencyCode: 'EUR' }],
    });
    expect(found.payments[0]?.centAmount).toBe(cart.totalPrice.centAmount);

    const { watching, logged } = watcher();
    await watching.alert();
    await watching.alert();
    expect(logged).toMatchObject([{ level: ERROR_LEVEL, alert: true, code: 'payment-unanswered', merchantReference }]);

    await shop.application.app
      .get(PaymentOutcomes)
      .settle({ merchantReference }, { kind: 'cancelled', pspReference: null });
    expect(await references()).toEqual([]);
    await watching.alert();
    expect(logged).toHaveLength(1);
  });

  it('alerts once if an order cannot be created for five minutes, also one by bank transfer', async () => {
    const payer = await readyToPay(shop.visitor('SK'));
    expect(await pay(payer, card('authorised'))).toMatchObject({ status: 'ordered' });
    const [attempt] = await prisma().rows<{ merchantReference: string }>`
      UPDATE payment_attempt SET status = 'accepted', authorised_at = now() - interval '6 minutes'
      WHERE cart_id = ${payer.cart.id} RETURNING merchant_reference AS "merchantReference"`;
    const { watching, logged } = watcher();
    await watching.alert();
    await watching.alert();
    const alert = { level: ERROR_LEVEL, alert: true, code: 'payment-without-order', storeKey: 'ferrum_sk' };
    expect(logged).toMatchObject([{ ...alert, merchantReference: attempt?.merchantReference }]);
    // An attempt that was accepted before its times were stored counts from its beginning.
    for (const frozenMinutesAgo of [6, null]) {
      await prisma().rows`
        UPDATE payment_attempt SET authorised_at = NULL, frozen_at = now() - make_interval(mins => ${frozenMinutesAgo}),
          created_at = now() - interval '6 minutes', method = 'bank-transfer'
        WHERE cart_id = ${payer.cart.id} RETURNING id`;
      const { watching: later, logged: loggedLater } = watcher();
      await later.alert();
      expect(loggedLater).toMatchObject([{ ...alert, merchantReference: attempt?.merchantReference }]);
    }
    await prisma().rows`UPDATE payment_attempt SET status = 'ordered' WHERE cart_id = ${payer.cart.id} RETURNING id`;
  });

  it('alerts if the money of a payment without an order is not returned, and asks for it with another key', async () => {
    const payer = await readyToPay(shop.visitor('SK'));
    expect(await pay(payer, card('authorised'))).toMatchObject({ status: 'ordered' });
    const [attempt] = await prisma().rows<{ merchantReference: string; pspReference: string; merchantAccount: string }>`
      UPDATE payment_attempt SET status = 'reversing', updated_at = now() - interval '31 minutes'
      WHERE cart_id = ${payer.cart.id} RETURNING merchant_reference AS "merchantReference",
        psp_reference AS "pspReference", merchant_account AS "merchantAccount"`;
    if (!attempt) throw new Error('The payment is not stored');
    const { pspReference, ...paid } = attempt;
    const reversals = jest.spyOn(shop.application.app.get(PaymentProvider), 'reverse');
    await shop.application.app.get(OnlinePaymentJobs).sweep();
    const failed = { kind: 'cancel-or-refund', success: false, centAmount: 9900, currencyCode: 'EUR' };
    await prisma().paymentEvent.create({
      data: { ...paid, ...failed, paymentReference: pspReference, reference: 'REVERSAL-1' },
    });
    const { watching, logged } = watcher();
    await watching.alert();
    await watching.alert();
    const { merchantReference } = paid;
    expect(logged).toMatchObject([
      { level: ERROR_LEVEL, alert: true, code: 'payment-not-reversed', merchantReference },
    ]);
    await prisma()
      .rows`UPDATE payment_attempt SET updated_at = now() - interval '31 minutes' WHERE cart_id = ${payer.cart.id} RETURNING id`;
    await shop.application.app.get(OnlinePaymentJobs).sweep();
    const keys = reversals.mock.calls.map(([request]) => request.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
    reversals.mockRestore();
    await prisma().rows`UPDATE payment_attempt SET status = 'ordered' WHERE cart_id = ${payer.cart.id} RETURNING id`;
  });

  it('alerts if the money of a second payment of an order is not returned, also after the first was refunded', async () => {
    const payer = await readyToPay(shop.visitor('SK'));
    expect(await pay(payer, card('authorised'))).toMatchObject({ status: 'ordered' });
    const [attempt] = await prisma().rows<{ merchantReference: string; pspReference: string; merchantAccount: string }>`
      SELECT merchant_reference AS "merchantReference", psp_reference AS "pspReference",
        merchant_account AS "merchantAccount" FROM payment_attempt WHERE cart_id = ${payer.cart.id}`;
    if (!attempt) throw new Error('The payment is not stored');
    const { pspReference, ...paid } = attempt;
    const event = { ...paid, centAmount: 9900, currencyCode: 'EUR' };
    const failed = { kind: 'cancel-or-refund', success: false, paymentReference: 'SECOND-1', reference: 'REVERSAL-2' };
    await prisma().paymentEvent.create({ data: { ...event, ...failed } });
    const refund = { kind: 'refund', success: true, paymentReference: pspReference, reference: 'REFUND-2' };
    await prisma().paymentEvent.create({ data: { ...event, ...refund } });
    const { watching, logged } = watcher();
    await watching.alert();
    const { merchantReference } = paid;
    expect(logged).toMatchObject([
      { level: ERROR_LEVEL, alert: true, code: 'payment-not-reversed', merchantReference },
    ]);
    const returned = { kind: 'cancel-or-refund', success: true, paymentReference: 'SECOND-1', reference: 'REVERSAL-3' };
    await prisma().paymentEvent.create({ data: { ...event, ...returned } });
    const { watching: later, logged: afterwards } = watcher();
    await later.alert();
    expect(afterwards).toEqual([]);
  });

  it('stays unknown while the provider refuses access to a repeated request', async () => {
    const { browser, cart, merchantReference } = await payWithoutAnswer(1);
    await prisma()
      .rows`UPDATE payment_attempt SET updated_at = now() - interval '1 minute' WHERE cart_id = ${cart.id} RETURNING id`;
    const outcome = { kind: 'rejected', reason: '000 HTTP Status Response - Unauthorized' } as const;
    const repeated = jest
      .spyOn(shop.application.app.get(PaymentProvider), 'pay')
      .mockResolvedValue({ outcome, merchantReference: null, isAccessRefused: true });
    await shop.application.app.get(OnlinePaymentJobs).sweep();
    expect(repeated).toHaveBeenCalledTimes(1);
    repeated.mockRestore();
    // The shopper is not told that nothing was charged.
    expect(await browser.refusal('createCart', {})).toEqual([409, 'cart-frozen']);
    await shop.application.app
      .get(PaymentOutcomes)
      .settle({ merchantReference }, { kind: 'cancelled', pspReference: null });
  });

  it('alerts again when another payment has no answer either', async () => {
    const { watching, logged } = watcher();
    const one = await payWithoutAnswer(45);
    await watching.alert();
    const other = await payWithoutAnswer(40);
    await watching.alert();
    expect(logged.map(({ merchantReference }) => merchantReference)).toEqual([
      one.merchantReference,
      other.merchantReference,
    ]);
    expect(await references()).toEqual([one.merchantReference, other.merchantReference]);
  });

  it('is asked for before others if it has waited longer', async () => {
    const [recent, old] = [await payWithoutAnswer(1), await payWithoutAnswer(1)];
    for (const [{ cart }, minutes] of [
      [recent, 1],
      [old, 2],
    ] as const)
      await prisma().rows`UPDATE payment_attempt SET updated_at = now() - make_interval(mins => ${minutes})
        WHERE cart_id = ${cart.id} RETURNING id`;
    const repeated = jest.spyOn(shop.application.app.get(PaymentProvider), 'pay');
    await shop.application.app.get(OnlinePaymentJobs).sweep();
    const own = [old.merchantReference, recent.merchantReference];
    const asked = repeated.mock.calls.map(([{ reference }]) => reference).filter((each) => own.includes(each));
    expect(asked).toEqual(own);
    repeated.mockRestore();
  });

  it('for five days is not sent again, because the provider may have forgotten its key, and frees its shopper', async () => {
    const { browser, merchantReference } = await payWithoutAnswer(5 * MINUTES_A_DAY + 1);
    const recent = await payWithoutAnswer(5 * MINUTES_A_DAY - 10);
    await prisma().rows`UPDATE payment_attempt SET updated_at = now() - interval '1 minute' RETURNING id`;
    const sent = async (reference: string) => {
      const [row] = await prisma().rows<{ updatedAt: Date }>`
        SELECT updated_at AS "updatedAt" FROM payment_attempt WHERE merchant_reference = ${reference}`;
      return row?.updatedAt;
    };
    const before = await sent(merchantReference);
    const recentBefore = await sent(recent.merchantReference);
    await shop.application.app.get(OnlinePaymentJobs).sweep();
    expect(await sent(merchantReference)).toEqual(before);
    expect(await sent(recent.merchantReference)).not.toEqual(recentBefore);
    expect(await references()).toContain(merchantReference);
    expect((await browser.call('createCart', {})).cart?.itemCount).toBe(0);
    expect(await recent.browser.refusal('createCart', {})).toEqual([409, 'cart-frozen']);
  });
});
