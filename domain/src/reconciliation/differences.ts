import type { Difference, DifferenceKind } from './contract.js';

/** The sums of a payment's events, in cents. */
export interface MovedSums {
  readonly captured: number;
  readonly refunded: number;
  readonly chargedBack: number;
}

/** The sums of one payment, as the provider or the ledger has them. */
export interface PaymentSums extends MovedSums {
  readonly paymentReference: string;
  readonly merchantReference: string;
  readonly currencyCode: string;
  /** 0 if the payment was refused, cancelled or expired. */
  readonly authorised: number;
}

/** An order that was paid online. */
export interface OnlineOrder {
  /** Our reference of the payment that paid it. */
  readonly merchantReference: string;
  /** The provider's reference of it. */
  readonly paymentReference: string | null;
  readonly currencyCode: string;
  /** Goods, shipping, fee and rounding in cents, as the commerce backend has them. */
  readonly payable: number;
  readonly isCancelled: boolean;
  /** Whether its goods have left, long enough ago that the money must have been collected. */
  readonly isShipped: boolean;
  /**
   * Whether the provider must have its money: a voucher is ordered before it is paid, and a bank transfer may replace an
   * authorisation that has ended.
   */
  readonly isAuthorised: boolean;
  /** The transactions of its payment at the commerce backend. */
  readonly mirrored: MovedSums;
}

/** One order with all of its payments, or payments without an order. */
export interface ComparedOrder {
  readonly order: OnlineOrder | null;
  readonly reported: readonly PaymentSums[];
  readonly ledger: readonly PaymentSums[];
}

/** Returns the amount that remains with the shop, in cents. */
export const collected = ({ captured, refunded, chargedBack }: MovedSums): number => captured - refunded - chargedBack;

/** Returns whether there is money: authorised and not captured yet, or collected. A payment that was paid back has none. */
const hasMoney = (payment: PaymentSums): boolean =>
  payment.captured > 0 ? collected(payment) > 0 : payment.authorised > 0;

const paidAmount = ({ authorised, captured }: PaymentSums): number => Math.max(authorised, captured);

type Amounts = readonly [expected: number | null, found: number | null];

const difference = (kind: DifferenceKind, payment: PaymentSums, [expected, found]: Amounts): Difference => ({
  kind,
  merchantReference: payment.merchantReference,
  paymentReference: payment.paymentReference,
  currencyCode: payment.currencyCode,
  expectedCentAmount: expected,
  foundCentAmount: found,
});

/** Returns the differences of the payment that paid an order. */
function ofPaidOrder(payment: PaymentSums, order: OnlineOrder): Difference[] {
  const expected = order.isCancelled ? 0 : order.payable;
  const amounts: Amounts = [expected, paidAmount(payment)];
  if (payment.currencyCode !== order.currencyCode) return [difference('currency-differs', payment, amounts)];
  if (paidAmount(payment) !== expected) return [difference('amount-differs', payment, amounts)];
  const isCollected = !order.isShipped || payment.captured >= expected;
  return isCollected ? [] : [difference('not-collected', payment, [expected, payment.captured])];
}

/** Returns whether an order that counts as paid has never had money at the provider. Money that was paid back was there. */
const lacksMoney = ({ order, reported }: ComparedOrder): boolean =>
  order !== null &&
  order.isAuthorised &&
  !order.isCancelled &&
  reported.every((payment) => !hasMoney(payment) && payment.captured === 0);

function missingPayment({ merchantReference, currencyCode, payable }: OnlineOrder, reported: readonly PaymentSums[]) {
  const known = reported.find((payment) => payment.merchantReference === merchantReference);
  return {
    kind: 'missing-payment',
    merchantReference,
    paymentReference: known?.paymentReference ?? null,
    currencyCode,
    expectedCentAmount: payable,
    foundCentAmount: known ? 0 : null,
  } as const satisfies Difference;
}

/** Returns whether a payment is the one that paid an order. A second one may have the same reference of ours. */
const isPaymentOf = ({ merchantReference, paymentReference }: OnlineOrder, payment: PaymentSums): boolean =>
  paymentReference === null
    ? payment.merchantReference === merchantReference
    : payment.paymentReference === paymentReference;

/** Returns the differences between an order and the provider's payments for it. */
function ofOrder(compared: ComparedOrder): Difference[] {
  const { order, reported } = compared;
  const paid = reported.filter(hasMoney);
  if (order === null) return paid.map((payment) => difference('missing-order', payment, [null, paidAmount(payment)]));
  if (lacksMoney(compared)) return [missingPayment(order, reported)];
  const first = paid.find((payment) => isPaymentOf(order, payment)) ?? paid[0];
  return paid.flatMap((payment) =>
    payment === first ? ofPaidOrder(payment, order) : [difference('double-charge', payment, [0, paidAmount(payment)])],
  );
}

const MOVED = [
  ['captured', 'capture'],
  ['refunded', 'refund'],
  ['chargedBack', 'chargeback'],
] as const;
const NOTHING: MovedSums = { captured: 0, refunded: 0, chargedBack: 0 };

const ofLedger = (payment: PaymentSums, known: MovedSums): Difference[] =>
  MOVED.flatMap(([sum, name]) =>
    known[sum] === payment[sum] ? [] : [difference(`${name}-not-in-ledger`, payment, [known[sum], payment[sum]])],
  );

/**
 * Returns the amounts of a payment that the commerce backend lacks. More than at the provider is no difference, because a
 * chargeback that was won stays a transaction there.
 */
const ofBackend = (payment: PaymentSums, { mirrored }: OnlineOrder): Difference[] =>
  MOVED.flatMap(([sum, name]) =>
    mirrored[sum] >= payment[sum] ? [] : [difference(`${name}-not-at-backend`, payment, [payment[sum], mirrored[sum]])],
  );

/** Returns the differences between the provider's payments, their order and the ledger. */
export function differences(compared: ComparedOrder): Difference[] {
  const { order, reported, ledger } = compared;
  const known = new Map(ledger.map((payment) => [payment.paymentReference, payment]));
  const moved = reported.flatMap((payment) => {
    const missing = ofLedger(payment, known.get(payment.paymentReference) ?? NOTHING);
    const isMirrored = order !== null && isPaymentOf(order, payment);
    // The backend follows the ledger, so an event that the ledger lacks is one difference and not two.
    return missing.length > 0 || !isMirrored ? missing : ofBackend(payment, order);
  });
  return [...ofOrder(compared), ...moved];
}
