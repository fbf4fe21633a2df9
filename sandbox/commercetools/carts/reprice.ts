import type { Cart } from '@commercetools/platform-sdk';
import { PlatformError } from '../errors/platform-error.js';
import { recalculate } from '../pricing/recalculate.js';
import type { PricingContext, PricingError } from '../pricing/types.js';
import type { Work } from '../work/work.js';
import { pricingContext } from './pricing-context.js';

function sentence(error: PricingError): string {
  if (error.code === 'MissingTaxRateForCountry')
    return `Tax category '${error.taxCategoryId}' is missing a tax rate for country '${error.country}'.`;
  if (error.code === 'MatchingPriceNotFound')
    return `The variant '${error.variantId}' of product '${error.productId}' does not contain a price for currency '${error.currency}', country '${error.country ?? '<none>'}', customer group '${error.customerGroupId ?? '<none>'}' and channel '${error.channelId ?? '<none>'}'.`;
  return 'An amount of this cart is larger than an amount can be.';
}

function refusal(error: PricingError): PlatformError {
  const { code, ...details } = error;
  return new PlatformError(400, { ...details, code, message: sentence(error) });
}

/**
 * The cart with all its amounts anew. Also for a cart that is being frozen: what the same update put into it has no
 * price yet. A cart that was frozen before keeps its amounts, which is the caller's to see to.
 */
export async function repriced(
  work: Work,
  cart: Cart,
  { agreedLines }: Pick<PricingContext, 'agreedLines'> = {},
): Promise<Cart> {
  const result = recalculate(cart, { ...(await pricingContext(work, cart)), agreedLines });
  if (result.error !== undefined) throw refusal(result.error);
  return result.cart;
}
