import { isPaidState } from '../payment-ledger/provider-money.js';
import type { PaymentMethod } from '../payment-methods/contract.js';

/** The stage of an order, as one code for a sentence with its next step. */
export const ORDER_STAGES = [
  'cancelled',
  'returned',
  'return-announced',
  'awaiting-transfer',
  'awaiting-voucher',
  'payment-failed',
  'preparing',
  'delayed',
  'ready',
  'partly-shipped',
  'shipped',
  'delivered',
] as const;

export type OrderStage = (typeof ORDER_STAGES)[number];

/** The states of an order in the commerce backend, and how it is paid. */
export interface StageFacts {
  readonly orderState: string;
  readonly paymentState: string | null;
  readonly shipmentState: string | null;
  readonly paymentMethod: PaymentMethod;
  /** Whether the money of an online payment is still to come, such as a voucher's. */
  readonly isAwaitingPayment: boolean;
  /** Pieces that the customer announced to send back, and pieces that came back. Absent in lists, which do not know them. */
  readonly returns?: { readonly announced: number; readonly received: number };
}

const BY_SHIPMENT: Readonly<Partial<Record<string, OrderStage>>> = {
  Delivered: 'delivered',
  Shipped: 'shipped',
  Partial: 'partly-shipped',
  Ready: 'ready',
  Delayed: 'delayed',
  Backorder: 'delayed',
};

function paymentStage({ paymentState, paymentMethod, isAwaitingPayment }: StageFacts): OrderStage | undefined {
  if (paymentState === 'Failed') return 'payment-failed';
  if (isPaidState(paymentState)) return undefined;
  if (paymentMethod === 'bank-transfer') return 'awaiting-transfer';
  return paymentMethod === 'online' && isAwaitingPayment ? 'awaiting-voucher' : undefined;
}

/** Returns the stage of an order. Goods that are on their way take precedence over money that is on its way. */
export function orderStage(facts: StageFacts): OrderStage {
  const { orderState, shipmentState, returns } = facts;
  if (orderState === 'Cancelled') return 'cancelled';
  if (returns && returns.announced > 0) return 'return-announced';
  if (returns && returns.received > 0) return 'returned';
  const shipped = BY_SHIPMENT[shipmentState ?? ''];
  if (shipped === 'delivered' || orderState === 'Complete') return 'delivered';
  if (shipped === 'shipped' || shipped === 'partly-shipped') return shipped;
  return paymentStage(facts) ?? shipped ?? 'preparing';
}
