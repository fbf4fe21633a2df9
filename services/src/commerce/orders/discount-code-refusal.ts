import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { DiscountCodeRecord } from '../../integrations/commercetools/ports/cart-records.js';

/** States of a code that do not block an order: it applies, or a better code of its group does. */
const APPLICABLE: ReadonlySet<string> = new Set(['MatchesCart', 'ApplicationStoppedByGroupBestDeal']);

/**
 * Returns the error for codes that do not apply, with a field `discountCodes.{code}` and its state as the reason for each, so
 * that the shopper can remove them. Undefined if all codes apply.
 */
export function discountCodeRefusal(codes: readonly DiscountCodeRecord[]): ShopError | undefined {
  const unmet = codes.filter(({ state }) => !APPLICABLE.has(state));
  if (unmet.length === 0) return undefined;
  return new ShopError('discount-code-not-applicable', {
    fields: unmet.map(({ code, state }) => ({ field: `discountCodes.${code}`, reason: state })),
    details: { codes: unmet.map(({ code }) => code).join(', ') },
  });
}
