import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Invoices } from '../invoices/index.js';
import { OnlineAttempts } from '../payments/index.js';
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

const prisma = () => shop.application.app.get(PrismaService);
const statusOf = async ({ payer }: UnorderedPayment) => (await newestAttempt(shop, payer.cart.id)).status;
const tryAgain = ({ attemptId }: UnorderedPayment) => tryOrderAgain(shop, attemptId);

/** Orders the cart of a payment under a number of staff. */
async function orderByStaff(payment: UnorderedPayment, contentHash?: string): Promise<StaffOrder> {
  const { attemptId, createElsewhere, acceptOrders } = payment;
  if (contentHash) await prisma().paymentAttempt.update({ where: { id: attemptId }, data: { contentHash } });
  await createElsewhere(numberOf(payment));
  acceptOrders();
  return seller.get<StaffOrder>(`/orders/order-number=${numberOf(payment)}`);
}

const numberOf = ({ attemptId }: UnorderedPayment): string => `STAFF-${attemptId}`;

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

/** Takes the payment off an order, as if staff had ordered the cart without it. */
async function removePayment({ id, version, paymentInfo }: StaffOrder): Promise<void> {
  const payments = paymentInfo?.payments ?? [];
  const actions = payments.map((payment) => ({
    action: 'removePayment',
    payment: { typeId: 'payment', id: payment.id },
  }));
  await seller.post(`/orders/${id}`, { version, actions });
}

const failingOrder = () => failingOrderAt(shop, new TypeError('An extension answers wrongly'));

describe.each([
  ['as the shopper paid it', undefined],
  ['with other content', 'other content'],
])('a paid cart that staff order under another number, %s', (_content, contentHash) => {
  it('is the order of the payment, under that number', async () => {
    const payment = await failingOrder();
    await storeVatEvidence(payment);
    await orderByStaff(payment, contentHash);
    const orderNumber = numberOf(payment);
    expect(await tryAgain(payment)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
    expect(await statusOf(payment)).toBe('ordered');
    expect(await prisma().vatCheck.count({ where: { orderNumber, cartId: payment.payer.cart.id } })).toBe(1);
    expect((await shop.application.app.get(Invoices).invoiceOf(orderNumber)).document).toMatchObject({ orderNumber });
    expect(await prisma().sentMail.count({ where: { orderNumber, template: 'order-confirmation' } })).toBe(1);
    const state = await payment.payer.browser.call('onlinePaymentState', { cartId: payment.payer.cart.id });
    expect(state).toMatchObject({ status: 'ordered', order: { orderNumber } });
  });

  it('without the payment keeps the money until staff return it, also if they delete the cart', async () => {
    const payment = await failingOrder();
    await removePayment(await orderByStaff(payment, contentHash));
    await expect(tryAgain(payment)).rejects.toThrow('another number');
    await failOrderSince(shop, payment.attemptId, { hours: 25 });
    await expect(tryAgain(payment)).rejects.toThrow('another number');
    expect(await statusOf(payment)).toBe('accepted');
    const { id, version } = await seller.get<{ id: string; version: number }>(`/carts/${payment.payer.cart.id}`);
    await seller.remove(`/carts/${id}?version=${version}`);
    await expect(tryAgain(payment)).rejects.toThrow('another number');
    jest.spyOn(shop.application.app.get(OnlineAttempts), 'isReturned').mockResolvedValue(true);
    const result = await tryAgain(payment);
    expect(result).toMatchObject({ outcome: 'refused', error: { code: 'creating-order-failed' } });
  });
});

describe('a shopper whose paid cart staff ordered without the payment', () => {
  it('fills a new cart, which stays theirs', async () => {
    const payment = await failingOrder();
    await removePayment(await orderByStaff(payment));
    const { browser, cart } = payment.payer;
    expect((await browser.call('getMe', {})).me.activeCart).toBeNull();
    const filled = await add(browser);
    expect(filled.id).not.toBe(cart.id);
    expect((await browser.call('getMe', {})).me.activeCart).toMatchObject({ id: filled.id, cartState: 'Active' });
  });

  it('does not get the money back because the cart cannot be read for a moment', async () => {
    const payment = await failingOrder();
    await removePayment(await orderByStaff(payment));
    await expect(tryAgain(payment)).rejects.toThrow('another number');
    await failOrderSince(shop, payment.attemptId, { hours: 25 });
    const unreadable = new ShopError('unprocessable-entity');
    jest.spyOn(shop.application.app.get(OrderBackend), 'cart').mockRejectedValue(unreadable);
    await expect(tryAgain(payment)).rejects.toThrow('another number');
    expect(await statusOf(payment)).toBe('accepted');
  });
});
