/** A transaction of a payment, with type and state as the commerce backend names them. */
export interface MirroredTransaction {
  readonly type: string;
  readonly state: string;
  readonly centAmount: number;
}

/** Returns the sum of the transactions of these types that succeeded, in cents. */
export const succeededSum = (transactions: readonly MirroredTransaction[], ...types: readonly string[]): number =>
  transactions
    .filter(({ type, state }) => types.includes(type) && state === 'Success')
    .reduce((sum, { centAmount }) => sum + centAmount, 0);

/**
 * Returns whether cancellations paid the captured money back. One that names just what was not captured ended only that: the
 * open part of an authorisation that expired, or one of two authorisations of a card. Without a charge there was no such money,
 * so the cancellation of a voucher pays no bank transfer back.
 */
export function isPaidBack(transactions: readonly MirroredTransaction[]): boolean {
  const cancelled = succeededSum(transactions, 'CancelAuthorization');
  const charged = succeededSum(transactions, 'Charge');
  const open = succeededSum(transactions, 'Authorization') - charged;
  return charged > 0 && cancelled > 0 && cancelled !== open;
}
