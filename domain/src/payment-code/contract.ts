import type { Money } from '../money/money.js';

/** A bank transfer that a customer makes. */
export interface Transfer {
  /** Without spaces. */
  readonly iban: string;
  readonly bic: string;
  readonly accountOwner: string;
  readonly amount: Money;
  /** The reference that the customer writes, so that the payment is found. */
  readonly reference: string;
}
