import type { CheckoutRules } from './checkout-rules.js';
import type { ImpactAmount, ImpactOutcome } from './contract.js';
import { replay, type Replayed } from './replay.js';
import type { Sale } from './sale.js';

/** An amount that changes, in cents. */
export interface ChangedAmount {
  readonly amount: ImpactAmount;
  readonly before: number;
  readonly after: number;
}

/** The impact of a config change on one cart or order. */
export interface SaleImpact {
  readonly outcomes: readonly ImpactOutcome[];
  readonly amounts: readonly ChangedAmount[];
}

type Verdict = 'cashOnDelivery' | 'bankTransfer' | 'freeShipping' | 'postalCode' | 'streetNumber' | 'vatNumber';

/** Outcomes of a changed verdict: to no, and to yes. */
const VERDICT_OUTCOMES: readonly (readonly [verdict: Verdict, toNo: ImpactOutcome, toYes: ImpactOutcome])[] = [
  ['cashOnDelivery', 'cash-on-delivery-lost', 'cash-on-delivery-gained'],
  ['bankTransfer', 'bank-transfer-lost', 'bank-transfer-gained'],
  ['freeShipping', 'free-shipping-lost', 'free-shipping-gained'],
  ['postalCode', 'postal-code-fails', 'postal-code-passes'],
  ['streetNumber', 'street-number-fails', 'street-number-passes'],
  ['vatNumber', 'vat-number-fails', 'vat-number-passes'],
];

function changedAmount(amount: ImpactAmount, before: number, after: number): ChangedAmount[] {
  return before === after ? [] : [{ amount, before, after }];
}

/**
 * Returns changed fee and rounding, for a cart that can be paid on delivery before and after, and for an order that
 * was.
 */
function movedOnDelivery(sale: Sale, was: Replayed, is: Replayed): ChangedAmount[] {
  const isAsked = was.cashOnDelivery && is.cashOnDelivery && (sale.kind === 'cart' || sale.isPaidOnDelivery);
  if (!isAsked) return [];
  return [
    ...changedAmount('cash-on-delivery-fee', was.feeCentAmount, is.feeCentAmount),
    ...changedAmount('cash-rounding', was.roundingCentAmount, is.roundingCentAmount),
  ];
}

/** Compares the checkout of a cart or an order under two sets of rules. */
export function saleImpact(sale: Sale, before: CheckoutRules, after: CheckoutRules): SaleImpact {
  const was = replay(sale, before);
  const is = replay(sale, after);
  const outcomes = VERDICT_OUTCOMES.flatMap(([verdict, toNo, toYes]) => {
    if (was[verdict] === is[verdict]) return [];
    return [is[verdict] ? toYes : toNo];
  });
  return {
    outcomes,
    amounts: [
      ...changedAmount('shipping', was.shippingCentAmount, is.shippingCentAmount),
      ...movedOnDelivery(sale, was, is),
    ],
  };
}
