import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually, until } from '../../platform/testing/eventually.js';
import { OnlineAttempts } from '../payments/index.js';
import { card, pay, type Payer, paymentsFor } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { newestAttempt } from '../testing/stored-attempts.js';
import { sellerOf } from '../testing/test-goods.js';
import { failingOrderAt, failOrderSince, tryOrderAgain, type UnorderedPayment } from '../testing/unordered-payment.js';

let shop: PayingShop;

beforeAll(async () => {
  shop = await startPayingShop();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => shop.stop());

const prisma = () => shop.application.app.get(PrismaService);
const backend = () => shop.application.app.get(OrderBackend);
const online = () => shop.application.app.get(OnlineAttempts);
const failingOrder = (failure: Error) => failingOrderAt(shop, failure);
const tryAgain = (attemptId: string) => tryOrderAgain(shop, attemptId);
const failingSince = (attemptId: string, hours: number, lastHours = 0) =>
  failOrderSince(shop, attemptId, { hours, lastHours });

/** Ends the lease of a worker that is slow or dead. */
const expireLease = (attemptId: string) =>
  prisma()
    .$executeRaw`UPDATE payment_attempt SET leased_until = now() - interval '1 second' WHERE id = ${attemptId}::uuid`;

/** Makes the refusals of an order older: since when the backend has refused it, and when it last did. */
const refusedSince = (attemptId: string, minutes: number, lastMinutes = 0) =>
  prisma().$executeRaw`
    UPDATE payment_attempt SET order_refused_since = now() - make_interval(mins => ${minutes}),
      order_refused_at = now() - make_interval(mins => ${lastMinutes})
    WHERE id = ${attemptId}::uuid`;

/** A payment whose order the backend refuses at every try, for more than half an hour. */
async function refusedOrder(): Promise<UnorderedPayment> {
  const payment = await failingOrder(new ShopError('conflict'));
  await refusedSince(payment.attemptId, 31);
  return payment;
}

type ReadCart = OrderBackend['cart'];
type Unfreeze = OrderBackend['unfreeze'];

/** Replaces the next reads of a payment's cart, in order. Jobs read the carts of other payments meanwhile. */
function replaceReads({ payer: { cart } }: UnorderedPayment, ...reads: ReadCart[]) {
  const real = backend().cart.bind(backend());
  const replaced = (id: string): ReadCart | undefined => (id === cart.id ? reads.shift() : undefined);
  return jest.spyOn(backend(), 'cart').mockImplementation((...read) => (replaced(read[1]) ?? real)(...read));
}

/** Replaces the next unfreezing of a payment's cart. */
function replaceUnfreezing({ payer: { cart } }: UnorderedPayment, unfreezing: Unfreeze): void {
  const real = backend().unfreeze.bind(backend());
  let isReplaced = false;
  jest.spyOn(backend(), 'unfreeze').mockImplementation((...call) => {
    if (isReplaced || call[1].id !== cart.id) return real(...call);
    isReplaced = true;
    return unfreezing(...call);
  });
}

const statusOf = async ({ payer }: UnorderedPayment) => (await newestAttempt(shop, payer.cart.id)).status;

describe('a paid order that the backend refuses', () => {
  it('for half an hour is given up, also with a failure in between: the shopper gets cart and money back', async () => {
    const { payer, attemptId, newOrder, failOnce, acceptOrders } = await refusedOrder();
    await refusedSince(attemptId, 29);
    await expect(tryAgain(attemptId)).rejects.toThrow('conflict');
    await refusedSince(attemptId, 31);
    failOnce(new ShopError('backend-unavailable'));
    await expect(tryAgain(attemptId)).rejects.toThrow('backend-unavailable');
    const result = await tryAgain(attemptId);
    expect(result).toMatchObject({ outcome: 'refused', error: { code: 'creating-order-failed' } });
    acceptOrders();
    const states = async () => (await paymentsFor(shop.provider, newOrder.orderNumber)).map(({ state }) => state);
    await eventually(async () => (await states()).join() === 'cancelled' || undefined);
    const { activeCart } = (await payer.browser.call('getMe', {})).me;
    expect(activeCart).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
    expect(await pay({ ...payer, cart: activeCart ?? payer.cart }, card('authorised'))).toMatchObject({
      status: 'ordered',
    });
  });

  it('again after minutes without a refusal is tried for another half hour', async () => {
    const { attemptId } = await refusedOrder();
    await refusedSince(attemptId, 31, 6);
    await expect(tryAgain(attemptId)).rejects.toThrow('conflict');
    await expect(tryAgain(attemptId)).rejects.toThrow('conflict');
  });
});

describe('a paid order that fails for another reason', () => {
  it('is given up after a day', async () => {
    const payment = await failingOrder(new TypeError('A mistake of ours'));
    await failingSince(payment.attemptId, 23);
    await expect(tryAgain(payment.attemptId)).rejects.toThrow('A mistake of ours');
    await failingSince(payment.attemptId, 25);
    expect(await tryAgain(payment.attemptId)).toMatchObject({ outcome: 'refused' });
    expect(['reversing', 'reversed']).toContain(await statusOf(payment));
  });

  it('is not given up if it was not tried for hours of that day', async () => {
    const { attemptId } = await failingOrder(new TypeError('A mistake of ours'));
    await failingSince(attemptId, 25, 2);
    await expect(tryAgain(attemptId)).rejects.toThrow('A mistake of ours');
  });

  it('is not given up while the backend does not say whether it exists', async () => {
    const { attemptId } = await failingOrder(new TypeError('A mistake of ours'));
    await failingSince(attemptId, 25);
    jest.spyOn(backend(), 'orderByNumber').mockRejectedValue(new ShopError('backend-unavailable'));
    await expect(tryAgain(attemptId)).rejects.toThrow('backend-unavailable');
    await expect(tryAgain(attemptId)).rejects.toThrow('backend-unavailable');
  });
});

describe('a paid order whose cart cannot be read or changed', () => {
  const breakCalls = (part: 'cart' | 'unfreeze') =>
    jest.spyOn(backend(), part).mockRejectedValue(new ShopError('unprocessable-entity'));

  it.each(['cart', 'unfreeze'] as const)(
    'is given up after a day, and the cart is released later: %s',
    async (part) => {
      const { payer, attemptId, acceptOrders } = await failingOrder(new TypeError('A mistake of ours'));
      const broken = breakCalls(part);
      await failingSince(attemptId, 25);
      expect(await tryAgain(attemptId)).toMatchObject({ outcome: 'refused', error: { code: 'creating-order-failed' } });
      broken.mockRestore();
      acceptOrders();
      const { activeCart } = (await payer.browser.call('getMe', {})).me;
      expect(activeCart).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
    },
  );

  it.each(['cart', 'unfreeze'] as const)('is given up once the money was returned: %s', async (part) => {
    const { attemptId } = await failingOrder(new TypeError('A mistake of ours'));
    jest.spyOn(online(), 'isReturned').mockResolvedValue(true);
    breakCalls(part);
    expect(await tryAgain(attemptId)).toMatchObject({ outcome: 'refused' });
  });

  it.each(['cart', 'unfreeze'] as const)('is not given up after half an hour: %s', async (part) => {
    const { attemptId } = await refusedOrder();
    breakCalls(part);
    await expect(tryAgain(attemptId)).rejects.toThrow('unprocessable-entity');
  });

  it('is the shopper’s order if another replica creates it while the cart is released', async () => {
    const payment = await failingOrder(new TypeError('A mistake of ours'));
    const { attemptId, createElsewhere } = payment;
    await failingSince(attemptId, 25);
    replaceUnfreezing(payment, async () => {
      await createElsewhere();
      throw new ShopError('conflict');
    });
    expect(await tryAgain(attemptId)).toMatchObject({ outcome: 'ordered' });
  });
});

describe('an order that one replica gives up', () => {
  it('while another replica has just created it is the shopper’s order', async () => {
    const payment = await refusedOrder();
    const readCart = backend().cart.bind(backend());
    // The first read is for the try that the backend refuses, the second for giving the order up.
    replaceReads(payment, readCart, async (...cart) => {
      await payment.createElsewhere();
      return readCart(...cart);
    });
    expect(await tryAgain(payment.attemptId)).toMatchObject({ outcome: 'ordered' });
    expect(await statusOf(payment)).toBe('ordered');
  });

  it('is the shopper’s order if another replica creates it before the cart is compared', async () => {
    const payment = await refusedOrder();
    await prisma().paymentAttempt.update({ where: { id: payment.attemptId }, data: { contentHash: 'other content' } });
    const readCart = backend().cart.bind(backend());
    replaceReads(payment, async (...cart) => {
      await payment.createElsewhere();
      return readCart(...cart);
    });
    expect(await tryAgain(payment.attemptId)).toMatchObject({ outcome: 'ordered' });
  });

  it('while another replica creates it is tried again, and found', async () => {
    const payment = await refusedOrder();
    const unfreeze = backend().unfreeze.bind(backend());
    replaceUnfreezing(payment, async (...cart) => {
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

  /** Lets something happen between the two reads of a try: before the order, and to give it up. */
  const betweenReads = (
    payment: UnorderedPayment,
    interrupt: () => Promise<unknown>,
    change: Partial<CartRecord> = {},
  ) => {
    const readCart = backend().cart.bind(backend());
    const readAgain = async (...cart: Parameters<typeof readCart>) => {
      await interrupt();
      const found = await readCart(...cart);
      return found && { ...found, ...change };
    };
    replaceReads(payment, readCart, readAgain);
  };

  /** Returns a function that counts how often a cart was unfrozen. Jobs unfreeze those of other payments. */
  const countUnfreezing = ({ cart }: Payer) => {
    const unfreezing = jest.spyOn(backend(), 'unfreeze');
    return () => unfreezing.mock.calls.filter(([, { id }]) => id === cart.id).length;
  };

  it('leaves a cart that is frozen for another payment to that one', async () => {
    const payment = await refusedOrder();
    betweenReads(payment, () => Promise.resolve(), { paymentIds: ['another'] });
    const timesUnfrozen = countUnfreezing(payment.payer);
    expect(await tryAgain(payment.attemptId)).toMatchObject({ outcome: 'refused' });
    expect(timesUnfrozen()).toBe(0);
  });

  it('and another replica has taken keeps its cart', async () => {
    const payment = await refusedOrder();
    const { payer, attemptId } = payment;
    betweenReads(
      payment,
      () => prisma().$executeRaw`UPDATE payment_attempt SET lease = gen_random_uuid() WHERE id = ${attemptId}::uuid`,
    );
    const timesUnfrozen = countUnfreezing(payer);
    await expect(tryAgain(attemptId)).rejects.toThrow('Another worker');
    expect(timesUnfrozen()).toBe(0);
  });

  it('while its shopper changes the open cart is not created with the change, also if the replica dies', async () => {
    const payment = await refusedOrder();
    const { payer, attemptId, newOrder, acceptOrders } = payment;
    const path = `/carts/${payer.cart.id}`;
    const cart = await backend().cart('ferrum_sk', payer.cart.id);
    if (!cart) throw new Error('The cart is missing');
    const { version } = await backend().unfreeze('ferrum_sk', cart);
    const seller = await sellerOf(shop.backend.url);
    const change = { action: 'setCustomerEmail', email: 'other@example.com' };
    betweenReads(payment, () => seller.post(path, { version, actions: [change] }));
    replaceUnfreezing(payment, () => Promise.reject(new Error('The replica dies')));
    await tryAgain(attemptId).catch(() => undefined);
    acceptOrders();
    await tryAgain(attemptId);
    expect(await backend().orderByNumber(newOrder.orderNumber)).toBeUndefined();
  });

  it('is not created afterwards by a replica that was slower than its lease', async () => {
    const payment = await refusedOrder();
    const readCart = backend().cart.bind(backend());
    let resume: () => void = () => undefined;
    const paused = new Promise<void>((resolve) => (resume = resolve));
    let isReading = false;
    replaceReads(payment, async (...cart) => {
      isReading = true;
      await paused;
      return readCart(...cart);
    });
    const slow = tryAgain(payment.attemptId).catch((error: unknown) => error);
    await until(() => isReading);
    await expireLease(payment.attemptId);
    expect(await tryAgain(payment.attemptId)).toMatchObject({ outcome: 'refused' });
    payment.acceptOrders();
    resume();
    expect(String(await slow)).toContain('Another worker');
    expect(await backend().orderByNumber(payment.newOrder.orderNumber)).toBeUndefined();
  });
});
