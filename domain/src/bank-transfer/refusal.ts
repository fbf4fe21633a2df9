import type { PaymentRefusal } from '../payment-refusal/contract.js';
import type { BankTransfer } from './contract.js';

/** Returns why a cart cannot be paid by bank transfer, or undefined if it can. (spec core §9) */
export function bankTransferRefusal(
  itemCount: number,
  rules: Pick<BankTransfer, 'enabled'>,
  maximumItems: number,
): PaymentRefusal | undefined {
  if (!rules.enabled) return { code: 'not-enabled' };
  if (itemCount < 1 || itemCount > maximumItems) return { code: 'cart-size', limit: maximumItems };
  return undefined;
}
