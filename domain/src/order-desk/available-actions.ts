import type { OrderActionKind, OrderActionRefusal, OrderHit, OrderRequest } from './contract.js';
import { capturable, refundable, type OrderMoney } from './order-money.js';
import type { PaymentChannel } from './payment-channel.js';

/** The facts of an order that decide which actions are possible. */
export interface ActionSituation extends Pick<OrderHit, 'orderState' | 'shipmentState'> {
  readonly money: OrderMoney;
  readonly paymentChannel: PaymentChannel;
  readonly requests: readonly (Pick<OrderRequest, 'kind' | 'state'> & { readonly centAmount: number | null })[];
}

/** An action, why it is not possible, and its highest amount in cents; null for a cancellation. */
export interface ActionRule {
  readonly kind: OrderActionKind;
  readonly refusal: OrderActionRefusal | null;
  readonly maximum: number | null;
}

/** Requests whose amount is not in the transactions of the payment yet. */
export const PENDING_STATES: readonly OrderRequest['state'][] = ['proposed', 'running', 'sent'];
const ON_THE_WAY: readonly OrderHit['shipmentState'][] = ['Partial', 'Shipped', 'Delivered'];

/** Whether the carrier has a part of an order, so that it can no longer be cancelled. */
export const isOnTheWay = ({ shipmentState }: Pick<OrderHit, 'shipmentState'>): boolean =>
  ON_THE_WAY.includes(shipmentState);

function requested({ requests }: ActionSituation, kind: OrderActionKind): number {
  return requests
    .filter((request) => request.kind === kind && PENDING_STATES.includes(request.state))
    .reduce((sum, { centAmount }) => sum + (centAmount ?? 0), 0);
}

function cancelRefusal(situation: ActionSituation): OrderActionRefusal | null {
  const { orderState, money, requests } = situation;
  if (orderState === 'Cancelled') return 'already-cancelled';
  if (isOnTheWay(situation)) return 'already-shipped';
  // A captured amount is refunded, not cancelled. Otherwise staff could cancel an order and keep the money.
  if (money.captured > money.refunded) return 'already-captured';
  return requests.some(({ kind, state }) => kind !== 'refund' && PENDING_STATES.includes(state))
    ? 'request-open'
    : null;
}

function captureRefusal(situation: ActionSituation, maximum: number): OrderActionRefusal | null {
  if (situation.paymentChannel !== 'provider') return 'not-paid-online';
  if (situation.orderState === 'Cancelled') return 'already-cancelled';
  if (situation.requests.some(({ kind, state }) => kind === 'cancel' && PENDING_STATES.includes(state)))
    return 'request-open';
  return maximum === 0 ? 'nothing-to-capture' : null;
}

/** Cash that was paid at the door is at the carrier, which refunds it. */
function refundRefusal(situation: ActionSituation, maximum: number): OrderActionRefusal | null {
  const { paymentChannel, money } = situation;
  if (paymentChannel === 'other') return 'not-paid-online';
  if (paymentChannel === 'account' && money.captured === 0) return 'transfer-not-arrived';
  return maximum === 0 ? 'nothing-to-refund' : null;
}

/** Returns each action with its refusal. Amounts of requests that are not confirmed yet are reserved. */
export function availableActions(situation: ActionSituation): ActionRule[] {
  const toCapture = capturable(situation.money, requested(situation, 'capture'));
  const toRefund = refundable(situation.money, requested(situation, 'refund'));
  return [
    { kind: 'cancel', refusal: cancelRefusal(situation), maximum: null },
    { kind: 'capture', refusal: captureRefusal(situation, toCapture), maximum: toCapture },
    { kind: 'refund', refusal: refundRefusal(situation, toRefund), maximum: toRefund },
  ];
}
