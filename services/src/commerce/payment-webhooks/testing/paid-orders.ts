import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { PrismaService } from '../../../platform/prisma/prisma.service.js';
import { eventually } from '../../../platform/testing/eventually.js';
import type { RunningShop } from '../../testing/running-shop.js';
import { add, giveAddress } from '../../testing/shopping.js';
import { sell, type Seller } from '../../testing/test-goods.js';

/** Has more stock than these tests order. */
export const GOOD_SKU = 'EX10990003';
const GOOD = { sku: GOOD_SKU, isFreight: false, prices: { SK: 9900 } };
const AT_ONCE = 4;

/** An order with the reference and amount of its payment. */
export interface PaidOrder {
  readonly orderNumber: string;
  readonly merchantReference: string;
  readonly paymentId: string;
  /** Cart, fee and rounding, in cents. */
  readonly due: number;
}

/** Adds the product that `placeOrders` orders. */
export const sellGood = (seller: Seller): Promise<void> => sell(seller, GOOD, { SK: 'EUR' });

async function placeOrder(shop: RunningShop, paymentMethod: PaymentMethod): Promise<PaidOrder> {
  const browser = shop.visitor('SK');
  await add(browser, GOOD.sku);
  const { id: cartId, version } = await giveAddress(browser, 'SK');
  // On a slow machine an order is still being processed after the first answer.
  const order = await eventually(async () => {
    const answer = await browser.call('createMyOrderFromCart', { cartId, version, paymentMethod });
    return answer.status === 'ordered' ? answer.order : undefined;
  });
  const attempt = await shop.application.app.get(PrismaService).paymentAttempt.findFirstOrThrow({ where: { cartId } });
  const { merchantReference, paymentId, centAmount, feeCentAmount, roundingCentAmount } = attempt;
  return {
    orderNumber: order.orderNumber,
    merchantReference,
    paymentId: paymentId ?? '',
    due: Number(centAmount + feeCentAmount + roundingCentAmount),
  };
}

/** Places orders in Slovakia. */
export async function placeOrders(
  shop: RunningShop,
  count: number,
  paymentMethod: PaymentMethod = 'bank-transfer',
): Promise<PaidOrder[]> {
  const orders: PaidOrder[] = [];
  const worker = async (): Promise<void> => {
    while (orders.length < count) orders.push(await placeOrder(shop, paymentMethod));
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker));
  return orders.slice(0, count);
}
