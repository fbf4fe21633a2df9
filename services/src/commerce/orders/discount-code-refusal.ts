import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { DiscountCodeRecord } from '../../integrations/commercetools/ports/cart-records.js';

/** States in which a code keeps what the shopper was promised: it applies, or a better one of its group does. */
const HONOURED: ReadonlySet<string> = new Set(['MatchesCart', 'ApplicationStoppedByGroupBestDeal']);

/**
 * Why a cart with these codes cannot be ordered: the error names each code that does not apply, with its state as the reason
 * (`discountCodes.{code}`), so that the shopper can remove it. Undefined if all of them apply.
 */
export function discountCodeRefusal(codes: readonly DiscountCodeRecord[]): ShopError | undefined {
  const unmet = codes.filter(({ state }) => !HONOURED.has(state));
  if (unmet.length === 0) return undefined;
  return new ShopError('discount-code-not-applicable', {
    fields: unmet.map(({ code, state }) => ({ field: `discountCodes.${code}`, reason: state })),
    details: { codes: unmet.map(({ code }) => code).join(', ') },
  });
}
