import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { OnlineAttempts } from '../payments/index.js';
import { readyToPay } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { type Seller, sellerOf } from '../testing/test-goods.js';
import { failingOrderAt, tryOrderAgain, type UnorderedPayment } from '../testing/unordered-payment.js';

type Offline = 'bank-transfer' | 'cash-on-delivery';

let shop: PayingShop;
let seller: Seller;

beforeAll(async () => {
  shop = await startPayingShop();
  seller = await sellerOf(shop.backend.url);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => shop.stop());

const backend = () => shop.application.app.get(OrderBackend);
const FAILURE = new TypeError('An extension answers wrongly');

/** A payment whose order fails, by card or as the shopper chose. */
const failingOrder = (paymentMethod?: Offline) =>
  failingOrderAt(
    shop,
    FAILURE,
    paymentMethod &&
      (({ browser, cart: { id: cartId, version } }) =>
        browser.call('createMyOrderFromCart', { cartId, version, paymentMethod })),
  );

interface StaffOrder {
  readonly id: string;
  readonly version: number;
  readonly paymentInfo: { readonly payments: readonly { readonly id: string }[] };
}

/** Orders the cart as staff do who do not know its payment, which they replace by others. Nothing has settled the order yet. */
async function orderWithoutPayment(
  { newOrder, createElsewhere, acceptOrders }: Pick<UnorderedPayment, 'newOrder' | 'createElsewhere' | 'acceptOrders'>,
  paymentIds: readonly string[] = [],
): Promise<void> {
  await createElsewhere();
  acceptOrders();
  await replacePayments(newOrder.orderNumber, paymentIds);
}

async function replacePayments(orderNumber: string, paymentIds: readonly string[]): Promise<void> {
  const { id, version, paymentInfo } = await seller.get<StaffOrder>(`/orders/order-number=${orderNumber}`);
  const change = (action: string) => (paymentId: string) => ({
    action,
    payment: { typeId: 'payment', id: paymentId },
  });
  const removed = paymentInfo.payments.map((payment) => payment.id).map(change('removePayment'));
  await seller.post(`/orders/${id}`, { version, actions: [...removed, ...paymentIds.map(change('addPayment'))] });
}

async function shownOrder({ payer: { browser, cart } }: UnorderedPayment) {
  const { me } = await browser.call('getOrders', { cartId: cart.id });
  return me.orders.results;
}

describe('an order that staff have created a moment ago without a payment', () => {
  it('names the account if its shopper chose a bank transfer', async () => {
    const payment = await failingOrder('bank-transfer');
    await orderWithoutPayment(payment);
    const { orderNumber } = payment.newOrder;
    const shown = { paymentMethod: 'bank-transfer', bankTransfer: { reference: orderNumber } };
    expect(await shownOrder(payment)).toMatchObject([shown]);
  });

  it('is paid on delivery if its shopper chose that', async () => {
    const payment = await failingOrder('cash-on-delivery');
    await orderWithoutPayment(payment);
    expect(await shownOrder(payment)).toMatchObject([{ paymentMethod: 'cash-on-delivery', bankTransfer: null }]);
  });

  it('is paid online if its shopper paid by card', async () => {
    const payment = await failingOrder();
    await orderWithoutPayment(payment);
    const shown = { paymentMethod: 'online', paymentStatus: 'paid', bankTransfer: null };
    expect(await shownOrder(payment)).toMatchObject([{ ...shown, paymentInfo: { payments: [{ action: null }] } }]);
  });

  it.each(['bank-transfer', 'cash-on-delivery'] as const)(
    'answers the shopper who was ordering it by %s as they chose',
    async (paymentMethod) => {
      const { browser, cart } = await readyToPay(shop.visitor('SK'));
      const createOrder = backend().createOrder.bind(backend());
      jest.spyOn(backend(), 'createOrder').mockImplementationOnce(async (storeKey, order) => {
        await createOrder(storeKey, order);
        await replacePayments(order.orderNumber, []);
        throw FAILURE;
      });
      const request = { cartId: cart.id, version: cart.version, paymentMethod };
      const answer = await browser.call('createMyOrderFromCart', request);
      const bankTransfer = paymentMethod === 'bank-transfer' ? { iban: expect.any(String) } : null;
      expect(answer).toMatchObject({ status: 'ordered', order: { paymentMethod, bankTransfer } });
    },
  );
});

describe('a paid cart that staff order with a bank transfer instead of its payment', () => {
  async function orderedByTransfer() {
    const payment = await failingOrder();
    const transfer = { key: `TRANSFER-${payment.attemptId}`, paymentInterface: 'bank-transfer' };
    await orderWithoutPayment(payment, [await backend().createPayment({ ...transfer, amount: money(100, 'EUR') })]);
    return payment;
  }

  it('is an order that is paid online, and names no account', async () => {
    const payment = await orderedByTransfer();
    const shown = { paymentMethod: 'online', paymentStatus: 'paid', bankTransfer: null };
    expect(await shownOrder(payment)).toMatchObject([
      { ...shown, paymentInfo: { payments: [{ providerMethod: 'scheme' }] } },
    ]);
    await expect(tryOrderAgain(shop, payment.attemptId)).rejects.toThrow('without this payment');
    expect(await shownOrder(payment)).toMatchObject([shown]);
  });

  it('names the account once staff have returned the money', async () => {
    const payment = await orderedByTransfer();
    jest.spyOn(shop.application.app.get(OnlineAttempts), 'isReturned').mockResolvedValue(true);
    expect(await tryOrderAgain(shop, payment.attemptId)).toMatchObject({ outcome: 'refused' });
    const { orderNumber } = payment.newOrder;
    const shown = { paymentMethod: 'bank-transfer', paymentStatus: 'in-progress' };
    expect(await shownOrder(payment)).toMatchObject([{ ...shown, bankTransfer: { reference: orderNumber } }]);
  });
});
