import type { BankTransfer } from './contract.js';

export type BankTransferRefusal = 'not-enabled' | 'cart-size';

/** Returns why a cart cannot be paid by bank transfer, or undefined if it can. (spec core §9) */
export function bankTransferRefusal(
  itemCount: number,
  settings: Pick<BankTransfer, 'enabled'>,
  maximumItems: number,
): BankTransferRefusal | undefined {
  if (!settings.enabled) return 'not-enabled';
  if (itemCount < 1 || itemCount > maximumItems) return 'cart-size';
  return undefined;
}
