import type { OrderState, PaymentState, ShipmentState } from '@commercetools/platform-sdk';
import { chance, wholeBetween } from '../catalogue/chance.js';

/** The states of an order. */
export interface Progress {
  readonly orderState: OrderState;
  readonly paymentState: PaymentState;
  readonly shipmentState: ShipmentState;
}

const CANCELLED_SHARE = 0.03;
const FAILED_SHARE = 0.012;
/** The number of days after which refunds are made and unpaid orders are cancelled. */
const DECIDED_DAYS = 2;

interface Placed {
  readonly method: string;
  readonly isFreight: boolean;
}

/** Methods that are paid after the order. */
const PAID_LATER: ReadonlySet<string> = new Set(['bank-transfer', 'multibanco', 'cash-on-delivery']);

/** Days until the payment arrives; cash on delivery is paid to the courier. */
function daysToPay(method: string, daysToDeliver: number, word: string): number {
  if (method === 'cash-on-delivery') return daysToDeliver + 1;
  return PAID_LATER.has(method) ? wholeBetween(1, 4, 'days to pay', word) : 0;
}

function shipmentOf(
  age: number,
  { isFreight }: Placed,
  delivery: { shipped: number; delivered: number },
): ShipmentState {
  if (age >= delivery.delivered) return 'Delivered';
  if (age >= delivery.shipped) return 'Shipped';
  if (age >= delivery.shipped - 1 && age > 0) return 'Ready';
  return isFreight && age >= delivery.shipped - 2 && age > 1 ? 'Delayed' : 'Pending';
}

/** Returns the states of an order by its age: old ones are delivered and paid, new ones open, a few cancelled. */
export function progressOf(age: number, placed: Placed, word: string): Progress {
  const isPaidLater = PAID_LATER.has(placed.method);
  const isWaitedFor = isPaidLater && placed.method !== 'cash-on-delivery';
  const toShip = wholeBetween(1, placed.isFreight ? 4 : 2, 'days to ship', word) + (isWaitedFor ? 2 : 0);
  const delivered = toShip + wholeBetween(2, placed.isFreight ? 8 : 4, 'days on the way', word);
  const isPaid = age >= daysToPay(placed.method, delivered, word);
  if (age >= DECIDED_DAYS && chance('cancelled', word) < CANCELLED_SHARE)
    return { orderState: 'Cancelled', paymentState: isPaidLater ? 'Failed' : 'CreditOwed', shipmentState: 'Canceled' };
  if (age >= DECIDED_DAYS && chance('failed', word) < FAILED_SHARE)
    return { orderState: 'Open', paymentState: 'Failed', shipmentState: 'Pending' };
  const shipmentState = shipmentOf(age, placed, { shipped: toShip, delivered });
  const paymentState = isPaid ? 'Paid' : 'Pending';
  if (shipmentState === 'Delivered')
    return { orderState: isPaid ? 'Complete' : 'Confirmed', paymentState, shipmentState };
  return { orderState: age > 0 && isPaid ? 'Confirmed' : 'Open', paymentState, shipmentState };
}
