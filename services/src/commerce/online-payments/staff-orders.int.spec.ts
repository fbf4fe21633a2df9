import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import { parseSearchTerm } from '@manifold/domain/order-desk/search-term';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { DeskOrderBackend } from '../../integrations/commercetools/ports/desk-order-backend.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Invoices } from '../invoices/index.js';
import { OnlineAttempts, type PaymentAttempt } from '../payments/index.js';
import { readyToPay } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { add } from '../testing/shopping.js';
import { newestAttempt } from '../testing/stored-attempts.js';
import { type Seller, sellerOf } from '../testing/test-goods.js';
import { failingOrderAt, failOrderSince, tryOrderAgain, type UnorderedPayment } from '../testing/unordered-payment.js';

interface StaffOrder {
  readonly id: string;
  readonly version: number;
  readonly paymentInfo?: { readonly payments: readonly { readonly id: string }[] };
}

let shop: PayingShop;
let seller: Seller;

beforeAll(async () => {
  shop = await startPayingShop();
  seller = await sellerOf(shop.backend.url);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => shop.stop());

/** Searches an order as the order desk does. */
const deskOrders = (typed: string) =>
  shop.application.app.get(DeskOrderBackend).search({
    storeKeys: ['ferrum_sk'],
    by: parseSearchTerm(typed, ['SK']),
    offset: 0,
    limit: 5,
  });

const prisma = () => shop.application.app.get(PrismaService);
const backend = () => shop.application.app.get(OrderBackend);
const statusOf = async ({ payer }: UnorderedPayment) => (await newestAttempt(shop, payer.cart.id)).status;
const tryAgain = ({ attemptId }: UnorderedPayment) => tryOrderAgain(shop, attemptId);

interface OrderedByStaff {
  readonly orderNumber?: string;
  /** Of the cart when the shopper paid it. */
  readonly contentHash?: string | undefined;
}

/** Orders the cart of a payment as staff do, under a number of their own unless another is given. */
async function orderByStaff(payment: UnorderedPayment, ordered: OrderedByStaff = {}): Promise<StaffOrder> {
  const { attemptId, createElsewhere, acceptOrders } = payment;
  const { contentHash, orderNumber = numberOf(payment) } = ordered;
  if (contentHash) await prisma().paymentAttempt.update({ where: { id: attemptId }, data: { contentHash } });
  await createElsewhere(orderNumber);
  acceptOrders();
  return orderWith(orderNumber);
}

const orderWith = (orderNumber: string) => seller.get<StaffOrder>(`/orders/order-number=${orderNumber}`);

const numberOf = ({ attemptId }: UnorderedPayment): string => `STAFF-${attemptId.slice(0, 8)}`;

/** Stores a register's answer as evidence of the order under its reserved number. */
const storeVatEvidence = ({ payer, newOrder: { orderNumber } }: UnorderedPayment) =>
  prisma().vatCheck.create({
    data: {
      cartId: payer.cart.id,
      storeKey: 'ferrum_sk',
      orderNumber,
      vatNumber: 'SK4030000007',
      register: 'vies',
      code: 200,
      status: 'VALID',
    },
  });

async function deleteCart({ payer }: UnorderedPayment): Promise<void> {
  const { id, version } = await seller.get<{ id: string; version: number }>(`/carts/${payer.cart.id}`);
  await seller.remove(`/carts/${id}?version=${version}`);
}

const paymentsOf = ({ paymentInfo }: StaffOrder) => paymentInfo?.payments ?? [];

/** Takes the payment off an order, as if staff had ordered the cart without it. */
async function removePayment(order: StaffOrder): Promise<void> {
  const actions = paymentsOf(order).map(({ id }) => ({
    action: 'removePayment',
    payment: { typeId: 'payment', id },
  }));
  await seller.post(`/orders/${order.id}`, { version: order.version, actions });
}

/** Adds a payment to an order, after those that it has. */
async function addPayment(orderNumber: string, id: string): Promise<void> {
  const { id: orderId, version } = await orderWith(orderNumber);
  const actions = [{ action: 'addPayment', payment: { typeId: 'payment', id } }];
  await seller.post(`/orders/${orderId}`, { version, actions });
}

/** Creates a payment with this key; returns its id. */
const paymentWith = (key: string, paymentInterface: string) =>
  backend().createPayment({ key, paymentInterface, amount: money(100, 'EUR') });

/** Stores another attempt to pay the same cart; returns its id. */
async function otherAttempt({ attemptId }: UnorderedPayment, status: PaymentAttempt['status']): Promise<string> {
  const {
    request: _request,
    action: _action,
    ...attempt
  } = await prisma().paymentAttempt.findUniqueOrThrow({
    where: { id: attemptId },
  });
  const merchantReference = `${attempt.merchantReference}-other`;
  const other = { id: randomUUID(), merchantReference, status, pspReference: null, createdAt: new Date(0) };
  await prisma().paymentAttempt.create({ data: { ...attempt, ...other } });
  return other.id;
}

const FAILURE = new TypeError('An extension answers wrongly');
const failingOrder = () => failingOrderAt(shop, FAILURE);

/** An order by bank transfer that fails. */
const failingTransfer = () =>
  failingOrderAt(shop, FAILURE, ({ browser, cart: { id: cartId, version } }) =>
    browser.call('createMyOrderFromCart', { cartId, version, paymentMethod: 'bank-transfer' }),
  );

describe.each([
  ['as the shopper paid it', undefined],
  ['with other content', 'other content'],
])('a paid cart that staff order under another number, %s', (_content, contentHash) => {
  it('is the order of the payment, under that number', async () => {
    const payment = await failingOrder();
    await storeVatEvidence(payment);
    await orderByStaff(payment, { contentHash });
    const orderNumber = numberOf(payment);
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
    expect(await statusOf(payment)).toBe('ordered');
    expect(await prisma().vatCheck.count({ where: { orderNumber, cartId: payment.payer.cart.id } })).toBe(1);
    expect((await shop.application.app.get(Invoices).invoiceOf(orderNumber)).document).toMatchObject({ orderNumber });
    expect(await prisma().sentMail.count({ where: { orderNumber, template: 'order-confirmation' } })).toBe(1);
    const state = await payment.payer.browser.call('onlinePaymentState', { cartId: payment.payer.cart.id });
    expect(state).toMatchObject({ status: 'ordered', order: { orderNumber } });
    expect((await deskOrders(orderNumber)).orders).toMatchObject([{ orderNumber }]);
  });

  it('without the payment keeps the money until staff return it, also if they delete the cart', async () => {
    const payment = await failingOrder();
    await removePayment(await orderByStaff(payment, { contentHash }));
    await expect(tryAgain(payment)).rejects.toThrow('without this payment');
    await failOrderSince(shop, payment.attemptId, { hours: 25 });
    await expect(tryAgain(payment)).rejects.toThrow('without this payment');
    expect(await statusOf(payment)).toBe('accepted');
    await deleteCart(payment);
    await expect(tryAgain(payment)).rejects.toThrow('without this payment');
    jest.spyOn(shop.application.app.get(OnlineAttempts), 'isReturned').mockResolvedValue(true);
    const result = await tryAgain(payment);
    expect(result).toMatchObject({ outcome: 'refused', error: { code: 'creating-order-failed' } });
  });
});

describe('a shopper whose paid cart staff ordered without the payment', () => {
  it.each(['', ', although staff deleted the ordered one'])(
    'fills a new cart, which stays theirs%s',
    async (deleted) => {
      const payment = await failingOrder();
      await removePayment(await orderByStaff(payment));
      if (deleted) await deleteCart(payment);
      const { browser, cart } = payment.payer;
      expect((await browser.call('getMe', {})).me.activeCart).toBeNull();
      const filled = await add(browser);
      expect(filled.id).not.toBe(cart.id);
      expect((await browser.call('getMe', {})).me.activeCart).toMatchObject({ id: filled.id, cartState: 'Active' });
    },
  );

  it('does not get the money back because the cart cannot be read for a moment', async () => {
    const payment = await failingOrder();
    await removePayment(await orderByStaff(payment));
    await expect(tryAgain(payment)).rejects.toThrow('without this payment');
    await failOrderSince(shop, payment.attemptId, { hours: 25 });
    const unreadable = new ShopError('unprocessable-entity');
    jest.spyOn(backend(), 'cart').mockRejectedValue(unreadable);
    await expect(tryAgain(payment)).rejects.toThrow('without this payment');
    expect(await statusOf(payment)).toBe('accepted');
  });
});

describe('a paid cart that staff order under the reserved number without the payment', () => {
  /** Returns the payment with its id at the commerce backend. */
  async function orderedReserved() {
    const payment = await failingOrder();
    const { orderNumber } = payment.newOrder;
    const order = await orderByStaff(payment, { orderNumber });
    await removePayment(order);
    return { payment, orderNumber, paymentId: paymentsOf(order)[0]?.id ?? '' };
  }

  it('keeps the money until they add the payment', async () => {
    const { payment, orderNumber, paymentId } = await orderedReserved();
    await failOrderSince(shop, payment.attemptId, { hours: 25 });
    await expect(tryAgain(payment)).rejects.toThrow('without this payment');
    expect(await statusOf(payment)).toBe('accepted');
    await addPayment(orderNumber, paymentId);
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
  });

  it('and add it beside a payment of their own: the shopper sees an order that is paid online', async () => {
    const { payment, orderNumber, paymentId } = await orderedReserved();
    await addPayment(orderNumber, await paymentWith(`TRANSFER-${payment.attemptId}`, 'bank-transfer'));
    await expect(tryAgain(payment)).rejects.toThrow('without this payment');
    await addPayment(orderNumber, paymentId);
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
    const [shown] = (await payment.payer.browser.call('getOrders', { orderNumber })).me.orders.results;
    expect(shown).toMatchObject({ paymentMethod: 'online', paymentStatus: 'paid', bankTransfer: null });
    expect(shown?.paymentInfo.payments).toMatchObject([{ providerMethod: 'scheme' }]);
  });

  it('is not shown to the shopper as paid or to be paid while another worker tries', async () => {
    const { payment, orderNumber } = await orderedReserved();
    const { browser, cart } = payment.payer;
    const { id: cartId, version } = cart;
    expect(await browser.call('onlinePaymentState', { cartId })).toEqual({ status: 'confirming', orderNumber });
    const repeated = await browser.call('createMyOrderFromCart', { cartId, version, paymentMethod: 'bank-transfer' });
    expect(repeated).toEqual({ status: 'processing', orderNumber });
  });

  it('names no account to transfer the money to', async () => {
    const { payment, orderNumber } = await orderedReserved();
    const { me } = await payment.payer.browser.call('getOrders', { orderNumber });
    expect(me.orders.results).toMatchObject([{ orderNumber, bankTransfer: null }]);
  });

  it('keeps the money until they return it', async () => {
    const { payment } = await orderedReserved();
    jest.spyOn(shop.application.app.get(OnlineAttempts), 'isReturned').mockResolvedValue(true);
    const result = await tryAgain(payment);
    expect(result).toMatchObject({ outcome: 'refused', error: { code: 'creating-order-failed' } });
  });

  it('returns the money if another accepted payment of the shopper is on the order', async () => {
    const { payment, orderNumber } = await orderedReserved();
    await addPayment(orderNumber, await paymentWith(await otherAttempt(payment, 'ordered'), 'online'));
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'refused', error: { code: 'conflict' } });
  });

  it.each(['refused', 'abandoned', 'reversed'] as const)(
    'keeps the money if another payment of the shopper, which is %s, is on the order',
    async (status) => {
      const { payment, orderNumber } = await orderedReserved();
      await addPayment(orderNumber, await paymentWith(await otherAttempt(payment, status), 'online'));
      await expect(tryAgain(payment)).rejects.toThrow('without this payment');
      expect(await statusOf(payment)).toBe('accepted');
    },
  );
});

describe('two paid carts whose numbers staff mix up', () => {
  const checkoutOf = ({ payer }: UnorderedPayment) =>
    prisma().checkout.findUniqueOrThrow({ where: { cartId: payer.cart.id } });
  const evidenceOf = ({ payer }: UnorderedPayment) =>
    prisma().vatCheck.findFirstOrThrow({ where: { cartId: payer.cart.id } });

  async function twoPayments() {
    const first = await failingOrder();
    first.acceptOrders();
    const second = await failingOrder();
    second.acceptOrders();
    await storeVatEvidence(first);
    await storeVatEvidence(second);
    return { first, second, numbers: [first.newOrder.orderNumber, second.newOrder.orderNumber] as const };
  }

  it('are both ordered if one is ordered under the number of the other', async () => {
    const { first, second, numbers } = await twoPayments();
    await orderByStaff(first, { orderNumber: numbers[1] });
    expect(await tryAgain(first)).toMatchObject({ outcome: 'ordered', order: { orderNumber: numbers[1] } });
    expect(await evidenceOf(first)).toMatchObject({ orderNumber: numbers[1] });
    const { orderNumber } = await checkoutOf(second);
    expect(orderNumber).toMatch(/^SK-\d+$/);
    expect(numbers).not.toContain(orderNumber);
    expect(await evidenceOf(second)).toMatchObject({ orderNumber });
    expect(await tryAgain(second)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
  });

  it('are both ordered if their numbers are swapped', async () => {
    const { first, second, numbers } = await twoPayments();
    await orderByStaff(first, { orderNumber: numbers[1] });
    await orderByStaff(second, { orderNumber: numbers[0] });
    const results = await Promise.all([tryAgain(first), tryAgain(second)]);
    expect(results).toMatchObject([
      { outcome: 'ordered', order: { orderNumber: numbers[1] } },
      { outcome: 'ordered', order: { orderNumber: numbers[0] } },
    ]);
    expect(await evidenceOf(first)).toMatchObject({ orderNumber: numbers[1] });
    expect(await evidenceOf(second)).toMatchObject({ orderNumber: numbers[0] });
  });
});

describe('a paid cart that staff order under a number that was not yet reserved', () => {
  it('leaves the number after it to the next shopper', async () => {
    const payment = await failingOrder();
    const { last } = await prisma().orderCounter.findUniqueOrThrow({ where: { countryCode: 'SK' } });
    await orderByStaff(payment, { orderNumber: `SK-${last + 1}` });
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'ordered' });
    const { browser, cart } = await readyToPay(shop.visitor('SK'));
    const request = { cartId: cart.id, version: cart.version, paymentMethod: 'bank-transfer' } as const;
    const next = await browser.call('createMyOrderFromCart', request);
    expect(next).toMatchObject({ status: 'ordered', order: { orderNumber: `SK-${last + 2}` } });
  });
});

describe('a paid cart that staff order without a number', () => {
  async function orderedWithoutNumber() {
    const payment = await failingOrder();
    const { id, version } = payment.newOrder.cart;
    await seller.post('/orders', { cart: { typeId: 'cart', id }, version });
    payment.acceptOrders();
    return payment;
  }

  it('gets the reserved number', async () => {
    const payment = await orderedWithoutNumber();
    const { orderNumber } = payment.newOrder;
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
    expect(await statusOf(payment)).toBe('ordered');
    expect(paymentsOf(await orderWith(orderNumber))).toHaveLength(1);
  });

  it('gets it with the next try if the answer is lost', async () => {
    const payment = await orderedWithoutNumber();
    const { orderNumber } = payment.newOrder;
    const setOrderNumber = backend().setOrderNumber.bind(backend());
    jest.spyOn(backend(), 'setOrderNumber').mockImplementationOnce(async (...call) => {
      await setOrderNumber(...call);
      throw new ShopError('backend-unavailable');
    });
    await expect(tryAgain(payment)).rejects.toThrow('backend-unavailable');
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
  });
});

describe('a cart that staff order while it is being ordered', () => {
  it('without the payment keeps the money until they return it', async () => {
    const payment = await failingOrder();
    payment.acceptOrders();
    jest.spyOn(backend(), 'createOrder').mockImplementationOnce(async () => {
      await payment.createElsewhere(numberOf(payment));
      await removePayment(await orderWith(numberOf(payment)));
      throw new ShopError('not-found');
    });
    await expect(tryAgain(payment)).rejects.toThrow('without this payment');
    expect(await statusOf(payment)).toBe('accepted');
  });

  it('without the payment keeps the money although the order was about to be given up', async () => {
    const payment = await failingOrder();
    await failOrderSince(shop, payment.attemptId, { hours: 25 });
    const unfreeze = backend().unfreeze.bind(backend());
    // Jobs unfreeze the carts of other payments.
    jest.spyOn(backend(), 'unfreeze').mockImplementation(async (storeKey, cart) => {
      if (cart.id !== payment.payer.cart.id) return unfreeze(storeKey, cart);
      await removePayment(await orderByStaff(payment));
      throw new ShopError('conflict');
    });
    await expect(tryAgain(payment)).rejects.toThrow('without this payment');
    expect(await statusOf(payment)).toBe('accepted');
  });
});

describe('a cart by bank transfer that staff order', () => {
  it.each(['under the reserved number', 'under another number'])('%s is the shopper’s order', async (number) => {
    const payment = await failingTransfer();
    const { orderNumber: reserved } = payment.newOrder;
    const orderNumber = number.includes('reserved') ? reserved : numberOf(payment);
    await removePayment(await orderByStaff(payment, { orderNumber }));
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
    expect(await statusOf(payment)).toBe('ordered');
    const { browser, cart } = payment.payer;
    const placed = await browser.call('getOrders', { cartId: cart.id });
    const bankTransfer = { reference: orderNumber };
    expect(placed.me.orders.results).toMatchObject([{ orderNumber, paymentMethod: 'bank-transfer', bankTransfer }]);
    const request = { cartId: cart.id, version: cart.version, paymentMethod: 'bank-transfer' } as const;
    const repeated = await browser.call('createMyOrderFromCart', request);
    expect(repeated).toMatchObject({ status: 'ordered', order: { orderNumber } });
    const stranger = shop.visitor('SK');
    await add(stranger);
    expect((await stranger.call('getOrders', { cartId: cart.id })).me.orders.results).toEqual([]);
  });
});
