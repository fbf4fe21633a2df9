import type { Difference, DifferenceKind } from './contract.js';

/** The sums of one payment in cents, as the provider or the ledger has them. */
export interface PaymentSums {
  readonly paymentReference: string;
  readonly merchantReference: string;
  readonly currencyCode: string;
  /** 0 if the payment was refused, cancelled or expired. */
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  readonly chargedBack: number;
}

/** An order that was paid online. */
export interface OnlineOrder {
  readonly merchantReference: string;
  readonly currencyCode: string;
  /** Goods, shipping, fee and rounding in cents, as the commerce backend has them; null if it has no such order. */
  readonly payable: number | null;
}

/** What is compared. */
export interface Compared {
  readonly reported: readonly PaymentSums[];
  readonly ledger: readonly PaymentSums[];
  readonly orders: readonly OnlineOrder[];
}

/** Returns what remains with the shop, in cents. */
export const collected = ({ captured, refunded, chargedBack }: PaymentSums): number =>
  captured - refunded - chargedBack;

/** Returns whether there is money: authorised and not captured yet, or collected. A payment that was paid back has none. */
const hasMoney = (payment: PaymentSums): boolean =>
  payment.captured > 0 ? collected(payment) > 0 : payment.authorised > 0;

function difference(
  kind: DifferenceKind,
  {
    merchantReference,
    paymentReference,
    currencyCode,
  }: Omit<PaymentSums, 'paymentReference'> & { readonly paymentReference: string | null },
  [expectedCentAmount, foundCentAmount]: readonly [number | null, number | null],
): Difference {
  return { kind, merchantReference, paymentReference, currencyCode, expectedCentAmount, foundCentAmount };
}

const paidAmount = ({ authorised, captured }: PaymentSums): number => Math.max(authorised, captured);

function grouped<Item extends { readonly merchantReference: string }>(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(item.merchantReference, [...(groups.get(item.merchantReference) ?? []), item]);
  return groups;
}

/** Returns what is wrong between the provider's payments of one reference and its order. */
function ofOrder(payments: readonly PaymentSums[], order: OnlineOrder | undefined): Difference[] {
  const paid = payments.filter(hasMoney);
  const payable = order?.payable ?? null;
  if (payable === null) return paid.map((payment) => difference('missing-order', payment, [null, paidAmount(payment)]));
  return paid.flatMap((payment, index) => {
    if (index > 0) return [difference('double', payment, [0, paidAmount(payment)])];
    const isEqual = paidAmount(payment) === payable && payment.currencyCode === order?.currencyCode;
    return isEqual ? [] : [difference('amount-differs', payment, [payable, paidAmount(payment)])];
  });
}

function ofLedger(payment: PaymentSums, known: PaymentSums | undefined): Difference[] {
  const [expected, found] = [known ? collected(known) : 0, collected(payment)];
  return expected === found ? [] : [difference('ledger-differs', payment, [expected, found])];
}

/**
 * Returns the differences between the provider's report, the orders and the ledger. An order without a payment is missing money
 * only if its payments were not paid back.
 */
export function differences({ reported, ledger, orders }: Compared): Difference[] {
  const known = new Map(ledger.map((payment) => [payment.paymentReference, payment]));
  const byReference = new Map(orders.map((order) => [order.merchantReference, order]));
  const payments = grouped(reported);
  const ofPayments = [...payments].flatMap(([reference, group]) => ofOrder(group, byReference.get(reference)));
  const unpaid = orders.filter(
    ({ merchantReference, payable }) => payable !== null && !payments.has(merchantReference),
  );
  const none = { paymentReference: null, authorised: 0, captured: 0, refunded: 0, chargedBack: 0 };
  return [
    ...ofPayments,
    ...unpaid.map((order) => difference('missing-payment', { ...order, ...none }, [order.payable, null])),
    ...reported.flatMap((payment) => ofLedger(payment, known.get(payment.paymentReference))),
  ];
}
