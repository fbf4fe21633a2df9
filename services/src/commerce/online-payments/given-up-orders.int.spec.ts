import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { OrderBackend, type NewOrder } from '../../integrations/commercetools/ports/order-backend.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { until } from '../../platform/testing/eventually.js';
import { EnsureOrder } from '../orders/index.js';
import { card, pay, type Payer, readyToPay } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { newestAttempt } from '../testing/stored-attempts.js';

let shop: PayingShop;

beforeAll(async () => {
  shop = await startPayingShop();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => shop.stop());

const prisma = () => shop.application.app.get(PrismaService);
const backend = () => shop.application.app.get(OrderBackend);
const tryAgain = (attemptId: string) => shop.application.app.get(EnsureOrder).run(attemptId);

/** Ends the lease of a worker that is slow or dead. */
const expireLease = (attemptId: string) =>
  prisma()
    .$executeRaw`UPDATE payment_attempt SET leased_until = now() - interval '1 second' WHERE id = ${attemptId}::uuid`;

/** Makes the backend's refusals as old as those that an order is given up for. */
const refusedForLong = (attemptId: string) =>
  prisma().$executeRaw`
    UPDATE payment_attempt SET order_refused_since = now() - interval '31 minutes' WHERE id = ${attemptId}::uuid`;

interface UnorderedPayment {
  readonly payer: Payer;
  readonly attemptId: string;
  /** The order as a worker sends it that has read the cart. */
  readonly newOrder: NewOrder;
  /** Creates the order as another replica does. */
  readonly createElsewhere: () => Promise<unknown>;
  /** Ends the refusals of the backend. */
  readonly acceptOrders: () => void;
}

/** A payment whose order the backend refuses at every try. */
async function refusedOrder(): Promise<UnorderedPayment> {
  const real = backend().createOrder.bind(backend());
  const refusing = jest.spyOn(backend(), 'createOrder').mockRejectedValue(new ShopError('conflict'));
  const payer = await readyToPay(shop.visitor('SK'));
  expect(await pay(payer, card('authorised'))).toMatchObject({ status: 'confirming' });
  const { id: attemptId } = await newestAttempt(shop, payer.cart.id);
  await refusedForLong(attemptId);
  const newOrder = refusing.mock.calls[0]?.[1];
  if (!newOrder) throw new Error('No order was sent');
  const acceptOrders = () => refusing.mockRestore();
  return { payer, attemptId, newOrder, createElsewhere: () => real('ferrum_sk', newOrder), acceptOrders };
}

const statusOf = async ({ payer }: UnorderedPayment) => (await newestAttempt(shop, payer.cart.id)).status;

describe('an order that one replica gives up', () => {
  it('while another replica has just created it is the shopper’s order', async () => {
    const payment = await refusedOrder();
    const readCart = backend().cart.bind(backend());
    const reading = jest.spyOn(backend(), 'cart');
    // The first read is for the try that the backend refuses, the second for giving the order up.
    reading.mockImplementationOnce(readCart).mockImplementationOnce(async (...cart) => {
      await payment.createElsewhere();
      return readCart(...cart);
    });
    expect(await tryAgain(payment.attemptId)).toMatchObject({ outcome: 'ordered' });
    expect(await statusOf(payment)).toBe('ordered');
  });

  it('while another replica creates it is tried again, and found', async () => {
    const payment = await refusedOrder();
    const unfreeze = backend().unfreeze.bind(backend());
    jest.spyOn(backend(), 'unfreeze').mockImplementationOnce(async (...cart) => {
      await payment.createElsewhere();
      return unfreeze(...cart);
    });
    await expect(tryAgain(payment.attemptId)).rejects.toThrow('conflict');
    expect(await statusOf(payment)).toBe('accepted');
    expect(await tryAgain(payment.attemptId)).toMatchObject({ outcome: 'ordered' });
  });

  it.each(['Frozen', 'Active'])(
    'cannot be created afterwards by a request that is under way: %s cart',
    async (state) => {
      const payment = await refusedOrder();
      const cart = await backend().cart('ferrum_sk', payment.payer.cart.id);
      if (!cart) throw new Error('The cart is missing');
      const seen = state === 'Frozen' ? cart : await backend().unfreeze('ferrum_sk', cart);
      expect(await tryAgain(payment.attemptId)).toMatchObject({ outcome: 'refused' });
      jest.restoreAllMocks();
      const late = backend().createOrder('ferrum_sk', { ...payment.newOrder, cart: seen });
      await expect(late).rejects.toThrow('conflict');
    },
  );

  it('is not created afterwards by a replica that was slower than its lease', async () => {
    const payment = await refusedOrder();
    const readCart = backend().cart.bind(backend());
    let resume: () => void = () => undefined;
    const paused = new Promise<void>((resolve) => (resume = resolve));
    const reading = jest.spyOn(backend(), 'cart').mockImplementationOnce(async (...cart) => {
      await paused;
      return readCart(...cart);
    });
    const slow = tryAgain(payment.attemptId).catch((error: unknown) => error);
    await until(() => Promise.resolve(reading.mock.calls.length > 0));
    await expireLease(payment.attemptId);
    expect(await tryAgain(payment.attemptId)).toMatchObject({ outcome: 'refused' });
    payment.acceptOrders();
    resume();
    expect(String(await slow)).toContain('Another worker');
    expect(await backend().orderByNumber(payment.newOrder.orderNumber)).toBeUndefined();
  });
});
