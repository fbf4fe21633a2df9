import type { OrderHit, OrderNextStep, OrderRequest } from './contract.js';
import type { OrderMoney } from './order-money.js';

/** The facts of an order that decide the next step. */
export interface OrderSituation extends Pick<OrderHit, 'orderState' | 'paymentState' | 'shipmentState'> {
  readonly isPaidOnDelivery: boolean;
  readonly money: OrderMoney;
  /** Whether goods came back. */
  readonly hasReturns: boolean;
  /** Whether a customer announced goods that have not come back yet. */
  readonly hasAnnouncedReturns?: boolean;
  readonly requests: readonly Pick<OrderRequest, 'state'>[];
}

const UNSHIPPED: readonly OrderHit['shipmentState'][] = [null, 'Pending', 'Ready', 'Backorder', 'Delayed', 'Partial'];

/** Returns the next step of an order, the most urgent first. */
export function nextStep({
  orderState,
  paymentState,
  shipmentState,
  isPaidOnDelivery,
  money,
  hasReturns,
  hasAnnouncedReturns = false,
  requests,
}: OrderSituation): OrderNextStep {
  if (requests.some(({ state }) => state === 'proposed')) return 'approve-request';
  if (requests.some(({ state }) => state === 'running' || state === 'sent')) return 'await-provider';
  if (orderState === 'Cancelled') return money.captured > money.refunded ? 'refund-return' : 'nothing';
  if (hasReturns && money.captured > 0 && money.refunded === 0) return 'refund-return';
  if (hasAnnouncedReturns) return 'await-return';
  const isCollected = isPaidOnDelivery || money.captured > 0;
  if (!isCollected && money.authorised === 0) return paymentState === 'Failed' ? 'replace-payment' : 'await-money';
  if (UNSHIPPED.includes(shipmentState)) return 'ship';
  if (!isCollected) return 'capture';
  return shipmentState === 'Shipped' ? 'await-delivery' : 'nothing';
}
