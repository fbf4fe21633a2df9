import type { Cart } from '@manifold/domain/cart/contract';
import { cleanVatNumber } from '@manifold/domain/vat-number/clean';
import type { VatNumberFormat } from '@manifold/domain/vat-number/contract';
import { VAT_RESULTS, type VatCheckState, type VatResult } from './vat-check.js';

const KEY = 'manifold-vat-check';

interface StoredCheck {
  readonly cartId: string;
  readonly number: string;
  readonly result: VatResult;
}

function parseStored(text: string | null): StoredCheck | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return undefined;
  const { cartId, number, result }: Partial<Record<keyof StoredCheck, unknown>> = value;
  const known = VAT_RESULTS.find((candidate) => candidate === result);
  return known && typeof cartId === 'string' && typeof number === 'string'
    ? { cartId, number, result: known }
    : undefined;
}

/**
 * Returns the check to show when the form opens again: the stored one, if it is about this cart and this number. Net prices
 * prove the success of the number that the cart has; a cart that has lost them must be checked again.
 */
export function reopenedCheck(
  cart: Pick<Cart, 'id' | 'grossBeforeNet' | 'billingAddress'>,
  typed: string,
  { format, stored }: { readonly format: VatNumberFormat; readonly stored: StoredCheck | undefined },
): VatCheckState {
  const number = cleanVatNumber(typed, format);
  if (number === '') return { status: 'idle' };
  const result = stored?.cartId === cart.id && stored.number === number ? stored.result : undefined;
  const isOfCart = cleanVatNumber(cart.billingAddress?.vatNumber ?? '', format) === number;
  if (cart.grossBeforeNet && (isOfCart || result === 'net')) return { status: 'done', number, result: 'net' };
  return result === undefined || result === 'net' ? { status: 'idle' } : { status: 'done', number, result };
}

/** Stores the last check in this tab, so that going back to the addresses shows it again. */
export const storedVatCheck = {
  read(): StoredCheck | undefined {
    try {
      return parseStored(sessionStorage.getItem(KEY));
    } catch {
      return undefined;
    }
  },
  write(cartId: string, state: VatCheckState): void {
    try {
      if (state.status === 'done')
        sessionStorage.setItem(KEY, JSON.stringify({ cartId, number: state.number, result: state.result }));
      else sessionStorage.removeItem(KEY);
    } catch {
      // Storage is forbidden: the number is checked again.
    }
  },
};
