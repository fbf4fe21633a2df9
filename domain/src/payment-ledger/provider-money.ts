import { type MirroredTransaction, succeededSum } from './paid-back.js';

/** States of an order whose payment was authorised, or whose money has arrived. */
const PAID: ReadonlySet<string | null | undefined> = new Set(['Paid', 'CreditOwed']);

/** Returns whether the payment state of an order says that it is paid. */
export const isPaidState = (paymentState: string | null | undefined): boolean => PAID.has(paymentState);

/** A payment at the payment provider. */
export interface ProviderPayment {
  readonly transactions: readonly MirroredTransaction[];
  /**
   * Whether the provider has authorised the payment, by its answer or a webhook, even if the authorisation has ended since. Null
   * if only the transactions can tell, as for an order that another system placed.
   */
  readonly isAuthorised: boolean | null;
}

/** Returns whether every authorisation has failed, as that of a voucher that expires. */
function isRefused(transactions: readonly MirroredTransaction[]): boolean {
  const authorisations = transactions.filter(({ type }) => type === 'Authorization');
  return authorisations.length > 0 && authorisations.every(({ state }) => state === 'Failure');
}

/** Returns whether the provider has never authorised a payment: its voucher is open or has expired. */
function isNeverAuthorised({ transactions, isAuthorised }: ProviderPayment): boolean {
  if (succeededSum(transactions, 'Authorization') > 0) return false;
  // An authorisation that the provider has answered becomes a transaction later.
  return isAuthorised === null ? isRefused(transactions) : !isAuthorised;
}

/** Returns whether all authorisations of a payment were cancelled or expired before anything was captured. */
export function hasLapsed({ transactions }: Pick<ProviderPayment, 'transactions'>): boolean {
  const authorised = succeededSum(transactions, 'Authorization');
  if (authorised === 0 || succeededSum(transactions, 'Charge') > 0) return false;
  return succeededSum(transactions, 'CancelAuthorization') >= authorised;
}

/**
 * Returns whether the provider neither has nor has promised the money of a payment. If its order is paid all the same, the money
 * came by bank transfer.
 */
export const isUnfunded = (payment: ProviderPayment): boolean => isNeverAuthorised(payment) || hasLapsed(payment);
