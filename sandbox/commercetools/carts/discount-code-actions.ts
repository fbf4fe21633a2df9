import type { Cart, DiscountCode, DiscountCodeInfo } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidOperation, PlatformError } from '../errors/platform-error.js';
import { isForStore } from '../pricing/discount-code-state.js';
import { isWithinValidity } from '../pricing/select-price.js';
import { cartDiscounts, discountCodes } from '../families/families.js';
import { action, type Actions } from '../resources/kind.js';
import type { Work } from '../work/work.js';

const MAX_CODES = 10;

/** Throws DiscountCodeNonApplicable if all discounts of a code are inactive, not valid now, or of another store. */
async function requireUsableDiscounts(work: Work, code: DiscountCode, storeKey: string | undefined): Promise<void> {
  const found = await Promise.all(code.cartDiscounts.map(({ id }) => work.find(cartDiscounts, 'id', id)));
  const applicable = found.flatMap((one) => one ?? []).filter((one) => one.isActive && isForStore(one, storeKey));
  if (applicable.some((one) => isWithinValidity(one, work.now))) return;
  throw new PlatformError(400, {
    code: 'DiscountCodeNonApplicable',
    message: `The discount code '${code.id}' cannot be applied to the cart.`,
    discountCode: code.code,
    discountCodeId: code.id,
    ...(applicable.length > 0 && { reason: 'TimeRangeNonApplicable', validityCheckTime: work.now.toISOString() }),
  });
}

/** Returns the entry of a code for a cart of this store; pricing sets its state. */
export async function codeEntry(work: Work, code: string, storeKey: string | undefined): Promise<DiscountCodeInfo> {
  const found = await work.rows(discountCodes).find({ column: 'code', value: code });
  if (found === undefined)
    throw new PlatformError(400, {
      code: 'DiscountCodeNonApplicable',
      message: `The discount code '${code}' was not found.`,
      discountCode: code,
      reason: 'DoesNotExist',
    });
  await requireUsableDiscounts(work, found, storeKey);
  return { discountCode: { typeId: 'discount-code', id: found.id }, state: 'MatchesCart' };
}

async function withCode(work: Work, cart: Cart, code: string): Promise<Cart> {
  const entry = await codeEntry(work, code, cart.store?.key);
  if (cart.discountCodes.some(({ discountCode }) => discountCode.id === entry.discountCode.id)) return cart;
  if (cart.discountCodes.length >= MAX_CODES) throw invalidOperation(`A cart has at most ${MAX_CODES} discount codes.`);
  return { ...cart, discountCodes: [...cart.discountCodes, entry] };
}

/** The update actions of the discount codes of a cart. */
export const discountCodeActions: Actions<Cart> = {
  addDiscountCode: action(z.object({ code: z.string() }), (cart: Cart, { code }, work) => withCode(work, cart, code)),
  removeDiscountCode: action(
    z.object({ discountCode: z.object({ typeId: z.literal('discount-code').optional(), id: z.string() }) }),
    (cart: Cart, input) => ({
      ...cart,
      discountCodes: cart.discountCodes.filter(({ discountCode }) => discountCode.id !== input.discountCode.id),
    }),
  ),
};
