import type { PaymentEvent, PaymentEventKind, PaymentHistory } from './contract.js';
import { paymentTransactions, type PaymentTransaction } from './transactions.js';

/** The state of an order's payment, as the commerce backend names it. */
export type OrderPaymentState = 'Pending' | 'Paid' | 'Failed' | 'BalanceDue' | 'CreditOwed';

/** The sums of the successful transactions of a payment, in cents. */
export interface PaymentBalance {
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  readonly chargedBack: number;
  /** The amount that remains with the shop. */
  readonly collected: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

type Found = readonly PaymentTransaction[];

const amountsOf = (found: Found, type: PaymentTransaction['type'], state: PaymentTransaction['state']): number[] =>
  found.filter((one) => one.type === type && one.state === state).map(({ centAmount }) => centAmount);

const succeededEvents = ({ events }: PaymentHistory, kind: PaymentEventKind): readonly PaymentEvent[] => {
  const found = events.filter((event) => event.kind === kind && event.isSuccess);
  return [...new Map(found.map((event) => [event.reference, event])).values()];
};

/**
 * Returns the amount that came back after chargebacks under a reference other than the chargeback's; see `paymentTransactions`.
 */
function returnedElsewhere(history: PaymentHistory): number {
  const disputes = new Set(succeededEvents(history, 'chargeback').map(({ reference }) => reference));
  const reversed = succeededEvents(history, 'chargeback-reversed').filter(({ reference }) => !disputes.has(reference));
  return sum(reversed.map(({ centAmount }) => centAmount));
}

const isReversed = (history: PaymentHistory): boolean => succeededEvents(history, 'cancel-or-refund').length > 0;

function balanceOf(history: PaymentHistory, found: Found): PaymentBalance {
  const succeeded = (type: PaymentTransaction['type']): number => sum(amountsOf(found, type, 'Success'));
  const captured = succeeded('Charge');
  const chargedBack = Math.max(0, succeeded('Chargeback') - returnedElsewhere(history));
  // A reversal pays back everything that was captured, however much that is.
  const refunded = isReversed(history) ? captured - chargedBack : succeeded('Refund');
  const collected = captured - refunded - chargedBack;
  return { authorised: succeeded('Authorization'), captured, refunded, chargedBack, collected };
}

/** Returns the sums of a payment. */
export const paymentBalance = (history: PaymentHistory): PaymentBalance =>
  balanceOf(history, paymentTransactions(history));

/** Returns whether a refund failed and no other refund of the same amount replaced it. */
function owesRefund(found: Found): boolean {
  const made = amountsOf(found, 'Refund', 'Success');
  return amountsOf(found, 'Refund', 'Failure').some((amount) => {
    const index = made.indexOf(amount);
    if (index >= 0) made.splice(index, 1);
    return index < 0;
  });
}

/** Returns whether the payment ended without any money. */
function isFailed(found: Found, { authorised, captured }: PaymentBalance): boolean {
  if (captured > 0) return false;
  if (authorised > 0) return amountsOf(found, 'CancelAuthorization', 'Success').length > 0;
  const isPending = amountsOf(found, 'Authorization', 'Pending').length > 0;
  return !isPending && amountsOf(found, 'Authorization', 'Failure').length > 0;
}

/**
 * Returns the state of an order's payment. `Paid` means that the amount is authorised or collected. It stays after a refund that
 * succeeded, because nothing is owed afterwards. `CreditOwed`: the shop owes money (a refund failed, or too much was collected).
 * `BalanceDue`: the shopper owes money (a capture failed, a chargeback). See docs/decisions.
 */
export function orderPaymentState(history: PaymentHistory, dueCentAmount: number): OrderPaymentState {
  const found = paymentTransactions(history);
  const balance = balanceOf(history, found);
  const { authorised, captured, chargedBack } = balance;
  if (isReversed(history) || isFailed(found, balance)) return 'Failed';
  if (authorised === 0 && captured === 0) return 'Pending';
  if (owesRefund(found) || captured > dueCentAmount) return 'CreditOwed';
  const hasLostCapture = amountsOf(found, 'Charge', 'Failure').length > 0 && captured < dueCentAmount;
  const isShort = Math.max(authorised, captured) < dueCentAmount;
  return chargedBack > 0 || hasLostCapture || isShort ? 'BalanceDue' : 'Paid';
}
