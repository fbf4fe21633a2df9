import { isPaidBack, succeededSum } from '../payment-ledger/paid-back.js';

export const TRANSACTION_TYPES = ['Authorization', 'CancelAuthorization', 'Charge', 'Refund', 'Chargeback'] as const;
export const TRANSACTION_STATES = ['Initial', 'Pending', 'Success', 'Failure'] as const;

/** A transaction of a payment, as the commerce backend mirrors it from the payment provider. */
export interface PaymentTransaction {
  readonly type: (typeof TRANSACTION_TYPES)[number];
  readonly state: (typeof TRANSACTION_STATES)[number];
  readonly centAmount: number;
}

/** The sums of an order's payments, in cents. */
export interface OrderMoney {
  readonly total: number;
  readonly authorised: number;
  readonly captured: number;
  /**
   * The amount that was given back: refunds and chargebacks, or the whole captured amount if the payment was reversed. Of a bank
   * transfer only refunds.
   */
  readonly refunded: number;
  /** The part of the total that is not captured yet; 0 if the order is cancelled. */
  readonly open: number;
}

/** The states of an order that change its sums. */
export interface OrderStates {
  readonly isCancelled?: boolean;
  readonly hasTransferArrived?: boolean;
}

/**
 * Returns the sums of an order's payments. Only confirmed transactions count. An accounting system may note a bank transfer as
 * a payment state alone, without a transaction: then the whole total is captured.
 */
export function orderMoney(
  total: number,
  transactions: readonly PaymentTransaction[],
  { isCancelled: isOrderCancelled = false, hasTransferArrived = false }: OrderStates = {},
): OrderMoney {
  const charged = succeededSum(transactions, 'Charge');
  const isTransferred = charged === 0 && hasTransferArrived;
  const captured = isTransferred ? total : charged;
  // The provider takes no bank transfer back.
  const refunded = succeededSum(transactions, 'Refund', ...(isTransferred ? [] : ['Chargeback']));
  return {
    total,
    // A card may be authorised twice by mistake; only one of the authorisations is then cancelled.
    authorised: Math.max(
      0,
      succeededSum(transactions, 'Authorization') - succeededSum(transactions, 'CancelAuthorization'),
    ),
    captured,
    refunded: isPaidBack(transactions) ? Math.max(captured, refunded) : refunded,
    open: isOrderCancelled ? 0 : Math.max(0, total - captured),
  };
}

/** Returns the amount that can still be refunded. `requested` are refunds of the desk that are not confirmed yet. */
export const refundable = ({ captured, refunded }: OrderMoney, requested: number): number =>
  Math.max(0, captured - refunded - requested);

/** Returns the amount that can still be captured: never more than authorised. */
export const capturable = ({ authorised, captured }: OrderMoney, requested: number): number =>
  Math.max(0, authorised - captured - requested);
