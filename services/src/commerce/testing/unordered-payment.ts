import { jest } from '@jest/globals';
import { OrderBackend, type NewOrder } from '../../integrations/commercetools/ports/order-backend.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { until } from '../../platform/testing/eventually.js';
import { EnsureOrder } from '../orders/index.js';
import { card, pay, type Payer, readyToPay } from './online-payments.js';
import type { PayingShop } from './paying-shop.js';
import { newestAttempt } from './stored-attempts.js';

interface TestedOrders {
  /** The attempts that only the test tries to order. */
  readonly attemptIds: Set<string>;
  readonly run: EnsureOrder['run'];
}

const tested = new WeakMap<EnsureOrder, TestedOrders>();

/** Keeps the shop's jobs from an attempt: they would use up the faults that a test has prepared, or have the attempt leased. */
function leaveToTest(ensureOrder: EnsureOrder, attemptId: string): void {
  const known = tested.get(ensureOrder) ?? { attemptIds: new Set(), run: ensureOrder.run.bind(ensureOrder) };
  tested.set(ensureOrder, known);
  known.attemptIds.add(attemptId);
  ensureOrder.run = (id) => (known.attemptIds.has(id) ? Promise.resolve(undefined) : known.run(id));
}

/** A payment that was made, and whose order does not exist yet. */
export interface UnorderedPayment {
  readonly payer: Payer;
  readonly attemptId: string;
  /** The order as a worker sends it that has read the cart. */
  readonly newOrder: NewOrder;
  /** Creates the order as another replica does, or as staff do under another number. */
  readonly createElsewhere: (orderNumber?: string) => Promise<unknown>;
  /** Lets the next try fail in another way. */
  readonly failOnce: (failure: Error) => void;
  /** Ends the failures. */
  readonly acceptOrders: () => void;
}

const payByCard = (payer: Payer): Promise<unknown> => pay(payer, card('authorised'));

/** A payment whose order fails at every try, by card unless the test pays otherwise. Only the test tries again. */
export async function failingOrderAt(shop: PayingShop, failure: Error, place = payByCard): Promise<UnorderedPayment> {
  const backend = shop.application.app.get(OrderBackend);
  const real = backend.createOrder.bind(backend);
  const failing = jest.spyOn(backend, 'createOrder').mockRejectedValue(failure);
  const payer = await readyToPay(shop.visitor('SK'));
  await place(payer);
  const { id: attemptId } = await newestAttempt(shop, payer.cart.id);
  leaveToTest(shop.application.app.get(EnsureOrder), attemptId);
  const { paymentAttempt } = shop.application.app.get(PrismaService);
  // A job of the shop may be trying.
  await until(async () => (await paymentAttempt.findUniqueOrThrow({ where: { id: attemptId } })).lease === null);
  const newOrder = failing.mock.calls[0]?.[1];
  if (!newOrder) throw new Error('No order was sent');
  return {
    payer,
    attemptId,
    newOrder,
    createElsewhere: (orderNumber = newOrder.orderNumber) => real('ferrum_sk', { ...newOrder, orderNumber }),
    failOnce: (other) => void failing.mockRejectedValueOnce(other),
    acceptOrders: () => failing.mockRestore(),
  };
}

/** Makes the failures of an order older: since when it has failed, and when it last did. */
export const failOrderSince = (
  shop: PayingShop,
  attemptId: string,
  { hours, lastHours = 0 }: { readonly hours: number; readonly lastHours?: number },
) =>
  shop.application.app.get(PrismaService).$executeRaw`
    UPDATE payment_attempt SET order_failing_since = now() - make_interval(hours => ${hours}),
      order_failed_at = now() - make_interval(hours => ${lastHours})
    WHERE id = ${attemptId}::uuid`;

/** Tries once more to create the order, as the job does. */
export function tryOrderAgain(shop: PayingShop, attemptId: string): ReturnType<EnsureOrder['run']> {
  const ensureOrder = shop.application.app.get(EnsureOrder);
  return (tested.get(ensureOrder)?.run ?? ensureOrder.run.bind(ensureOrder))(attemptId);
}
