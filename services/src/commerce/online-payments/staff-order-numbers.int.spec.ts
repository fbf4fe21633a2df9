import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { EnsureOrder } from '../orders/index.js';
import { Checkouts, OnlineAttempts } from '../payments/index.js';
import { VatChecks } from '../vat-check/index.js';
import { card, pay, type Payer, readyToPay } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { newestAttempt } from '../testing/stored-attempts.js';
import { type Seller, sellerOf } from '../testing/test-goods.js';
import { failingOrderAt, tryOrderAgain, type UnorderedPayment } from '../testing/unordered-payment.js';

let shop: PayingShop;
let seller: Seller;

beforeAll(async () => {
  shop = await startPayingShop();
  seller = await sellerOf(shop.backend.url);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => shop.stop());

const prisma = () => shop.application.app.get(PrismaService);
const backend = () => shop.application.app.get(OrderBackend);
const ready = () => readyToPay(shop.visitor('SK'));
const statusOf = async ({ cart }: Payer) => (await newestAttempt(shop, cart.id)).status;
const checkoutOf = ({ cart: { id: cartId } }: Payer) => prisma().checkout.findUniqueOrThrow({ where: { cartId } });
const tryAgain = ({ attemptId }: UnorderedPayment) => tryOrderAgain(shop, attemptId);

const payByCard = (payer: Payer) => pay(payer, card('authorised'));
const orderByTransfer = ({ browser, cart: { id: cartId, version } }: Payer) =>
  browser.call('createMyOrderFromCart', { cartId, version, paymentMethod: 'bank-transfer' });
const METHODS = [
  ['by card', payByCard],
  ['by bank transfer', orderByTransfer],
] as const;

/** A payment whose order failed until now. */
async function unordered(place: (payer: Payer) => Promise<unknown> = payByCard): Promise<UnorderedPayment> {
  const payment = await failingOrderAt(shop, new TypeError('An extension answers wrongly'), place);
  payment.acceptOrders();
  return payment;
}

/** Creates an order as staff do for a customer on the telephone: of a cart that was never at the checkout. */
async function orderByTelephone(orderNumber: string): Promise<void> {
  const { id, version } = (await ready()).cart;
  await seller.post('/orders', { cart: { typeId: 'cart', id }, version, orderNumber });
}

/** Returns the numbers that the next shoppers get. */
async function nextNumbers(): Promise<readonly [string, string, string]> {
  const { last } = await prisma().orderCounter.findUniqueOrThrow({ where: { countryCode: 'SK' } });
  return [`SK-${last + 1}`, `SK-${last + 2}`, `SK-${last + 3}`];
}

const numberOf = ({ attemptId }: UnorderedPayment): string => `STAFF-${attemptId.slice(0, 8)}`;

/** Stores a register's answer as evidence of an order; null before it is attached to one. */
const storeVatEvidence = ({ payer }: UnorderedPayment, orderNumber: string | null) =>
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

/** Stores a mail about an order or a payment as sent. */
const storeMail = (orderNumber: string, occasion: string) =>
  prisma().sentMail.create({
    data: { orderNumber, template: 'refunded', occasion, storeKey: 'ferrum_sk', locale: 'sk-SK', state: 'sent' },
  });

/** Returns the occasions of the mails that the order desk shows with an order, without the confirmation. */
const occasionsOf = async (orderNumber: string) =>
  (await prisma().sentMail.findMany({ where: { orderNumber, occasion: { not: '' } } })).map(({ occasion }) => occasion);

describe.each(METHODS)('a shopper who orders %s', (_method, place) => {
  it('gets another number if staff gave the next ones to orders by telephone', async () => {
    await place(await ready());
    const [first, second, third] = await nextNumbers();
    await orderByTelephone(first);
    await orderByTelephone(second);
    const payer = await ready();
    expect(await place(payer)).toMatchObject({ status: 'ordered', order: { orderNumber: third } });
    expect(await statusOf(payer)).toBe('ordered');
    expect(await checkoutOf(payer)).toMatchObject({ orderNumber: third });
  });

  it('gets another number if staff gave the reserved one to an order by telephone', async () => {
    const payment = await unordered(place);
    const { payer, newOrder } = payment;
    await storeVatEvidence(payment, newOrder.orderNumber);
    await orderByTelephone(newOrder.orderNumber);
    const [orderNumber] = await nextNumbers();
    expect(await tryAgain(payment)).toMatchObject({
      outcome: 'ordered',
      order: { orderNumber, cartId: payer.cart.id },
    });
    expect(await statusOf(payer)).toBe('ordered');
    expect(await prisma().vatCheck.findFirst({ where: { cartId: payer.cart.id } })).toMatchObject({ orderNumber });
  });

  it('gets another number if staff gave the reserved one to an order of another cart that is not stored yet', async () => {
    const other = await unordered(place);
    const payment = await unordered(place);
    const taken = payment.newOrder.orderNumber;
    await other.createElsewhere(taken);
    const [orderNumber] = await nextNumbers();
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
    expect(await tryAgain(other)).toMatchObject({ outcome: 'ordered', order: { orderNumber: taken } });
  });

  it('gets another number if staff ordered the cart without one and the reserved one is taken', async () => {
    const payment = await unordered(place);
    const { id, version } = payment.newOrder.cart;
    await seller.post('/orders', { cart: { typeId: 'cart', id }, version });
    await orderByTelephone(payment.newOrder.orderNumber);
    const [orderNumber] = await nextNumbers();
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'ordered', order: { orderNumber, cartId: id } });
    expect(await backend().orderByNumber(orderNumber)).toMatchObject({ cartId: id });
    expect(await checkoutOf(payment.payer)).toMatchObject({ orderNumber });
  });
});

describe('a cart whose reserved number staff gave to another order', () => {
  it('gets one other number if two workers replace it at once', async () => {
    const payment = await unordered();
    const { cartId, orderNumber } = await checkoutOf(payment.payer);
    const replace = () => shop.application.app.get(Checkouts).replaceNumber({ cartId, orderNumber });
    const [first, second] = await Promise.all([replace(), replace()]);
    expect(first).not.toBe(orderNumber);
    expect(second).toBe(first);
  });

  it('is not answered with that order, although the same shopper has it', async () => {
    const { browser, cart } = await ready();
    const [orderNumber] = await nextNumbers();
    await seller.post('/orders', { cart: { typeId: 'cart', id: cart.id }, version: cart.version, orderNumber });
    const payer = await readyToPay(browser);
    jest.spyOn(backend(), 'createOrder').mockRejectedValue(new TypeError('An extension answers wrongly'));
    // Another worker has the attempt.
    jest.spyOn(shop.application.app.get(EnsureOrder), 'run').mockResolvedValue(undefined);
    expect(await orderByTransfer(payer)).toEqual({ status: 'processing', orderNumber });
    expect(await orderByTransfer(payer)).toEqual({ status: 'processing', orderNumber });
  });

  it('keeps its number once it has an order', async () => {
    const payer = await ready();
    await payByCard(payer);
    const { cartId, orderNumber } = await checkoutOf(payer);
    expect(await shop.application.app.get(Checkouts).replaceNumber({ cartId, orderNumber })).toBe(orderNumber);
  });
});

describe('a paid cart that staff order under a number of their own', () => {
  it('is the order of the payment although they returned the money before it was found', async () => {
    const payment = await unordered();
    const orderNumber = numberOf(payment);
    await payment.createElsewhere(orderNumber);
    jest.spyOn(shop.application.app.get(OnlineAttempts), 'isReturned').mockResolvedValue(true);
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
    expect(await checkoutOf(payment.payer)).toMatchObject({ orderNumber });
    expect(await statusOf(payment.payer)).toBe('ordered');
  });

  it('has the answer of the VAT register, also if that comes afterwards', async () => {
    const payment = await unordered();
    const orderNumber = numberOf(payment);
    await payment.createElsewhere(orderNumber);
    await tryAgain(payment);
    await storeVatEvidence(payment, null);
    const checks = shop.application.app.get(VatChecks);
    await checks.attach(payment.payer.cart.id);
    expect(await checks.evidenceOfOrder(orderNumber)).toMatchObject([{ cartId: payment.payer.cart.id }]);
  });
});

describe('a cart that staff order with the payment and under the number of another', () => {
  /** Returns both payments. The number of the order is reserved for the other one. */
  async function orderTogether(place: (payer: Payer) => Promise<unknown>) {
    const payment = await unordered(place);
    const other = await unordered();
    const { orderNumber } = other.newOrder;
    await payment.createElsewhere(orderNumber);
    const { id, version } = await seller.get<{ id: string; version: number }>(`/orders/order-number=${orderNumber}`);
    const { paymentId } = await prisma().paymentAttempt.findUniqueOrThrow({ where: { id: other.attemptId } });
    const actions = [{ action: 'addPayment', payment: { typeId: 'payment', id: paymentId } }];
    await seller.post(`/orders/${id}`, { version, actions });
    return { payment, other, orderNumber };
  }

  /** Returns both payments. The order is stored for the cart of the other one. */
  async function orderedTogether(place: (payer: Payer) => Promise<unknown>) {
    const together = await orderTogether(place);
    const { other, orderNumber } = together;
    expect(await tryAgain(other)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
    return together;
  }

  it('keeps its online payment until they return the money, as the log says', async () => {
    const { payment, orderNumber } = await orderedTogether(payByCard);
    await expect(tryAgain(payment)).rejects.toThrow(
      `The order ${orderNumber} is stored for another cart: return the money`,
    );
    expect(await statusOf(payment.payer)).toBe('accepted');
    jest.spyOn(shop.application.app.get(OnlineAttempts), 'isReturned').mockResolvedValue(true);
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'refused', error: { code: 'creating-order-failed' } });
  });

  it('is not ordered again if its order is stored for the other cart first', async () => {
    const { payment, other, orderNumber } = await orderTogether(payByCard);
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
    await expect(tryAgain(other)).rejects.toThrow(`The order ${orderNumber} is stored for another cart`);
    expect(await statusOf(other.payer)).toBe('accepted');
  });

  it('asks for no bank transfer beside that payment', async () => {
    const { payment } = await orderedTogether(orderByTransfer);
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'refused', error: { code: 'conflict' } });
    expect(await statusOf(payment.payer)).toBe('refused');
  });
});

describe('the mails about the payments of a cart', () => {
  const referenceOf = async ({ payer }: UnorderedPayment) =>
    (await newestAttempt(shop, payer.cart.id)).merchantReference;

  it('move to its fresh number, and those about the order that has the reserved one stay', async () => {
    const payment = await unordered();
    const reserved = payment.newOrder.orderNumber;
    const reference = await referenceOf(payment);
    await storeMail(reserved, reference);
    await storeMail(reserved, 'delivery-1');
    await orderByTelephone(reserved);
    const [orderNumber] = await nextNumbers();
    await tryAgain(payment);
    expect(await occasionsOf(orderNumber)).toEqual([reference]);
    expect(await occasionsOf(reserved)).toEqual(['delivery-1']);
  });

  it('move to the number under which staff ordered it', async () => {
    const payment = await unordered();
    const reference = await referenceOf(payment);
    await storeMail(payment.newOrder.orderNumber, reference);
    const orderNumber = numberOf(payment);
    await payment.createElsewhere(orderNumber);
    await tryAgain(payment);
    expect(await occasionsOf(orderNumber)).toEqual([reference]);
  });

  it('move to its fresh number if staff gave the reserved one to the order of another cart', async () => {
    const other = await unordered();
    const payment = await unordered();
    const reserved = payment.newOrder.orderNumber;
    const reference = await referenceOf(payment);
    await storeMail(reserved, reference);
    await other.createElsewhere(reserved);
    await tryAgain(other);
    expect(await occasionsOf((await checkoutOf(payment.payer)).orderNumber)).toEqual([reference]);
    expect(await occasionsOf(reserved)).toEqual([]);
  });
});
