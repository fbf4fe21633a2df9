import type { Cart } from '@commercetools/platform-sdk';
import { PlatformError } from '../errors/platform-error.js';
import { recalculate } from '../pricing/recalculate.js';
import type { PricingContext, PricingError } from '../pricing/types.js';
import type { Work } from '../work/work.js';
import { withGifts } from './gift-lines.js';
import { pricingContext } from './pricing-context.js';

function messageFor(error: PricingError): string {
  if (error.code === 'MissingTaxRateForCountry')
    return `Tax category '${error.taxCategoryId}' is missing a tax rate for country '${error.country}'.`;
  if (error.code === 'MatchingPriceNotFound')
    return `The variant '${error.variantId}' of product '${error.productId}' does not contain a price for currency '${error.currency}', country '${error.country ?? '<none>'}', customer group '${error.customerGroupId ?? '<none>'}' and channel '${error.channelId ?? '<none>'}'.`;
  return 'An amount of this cart is larger than an amount can be.';
}

function refusal(error: PricingError): PlatformError {
  const { code, ...details } = error;
  return new PlatformError(400, { ...details, code, message: messageFor(error) });
}

/**
 * Returns the cart with all amounts calculated again. A cart that is being frozen is repriced too, because lines of the
 * same update have no price yet; callers must not reprice a cart that was frozen before.
 */
export async function repriced(
  work: Work,
  cart: Cart,
  { agreedLines }: Pick<PricingContext, 'agreedLines'> = {},
): Promise<Cart> {
  const price = async (state: Cart) => {
    const result = recalculate(state, { ...(await pricingContext(work, state)), agreedLines });
    if (result.error !== undefined) throw refusal(result.error);
    return result;
  };
  const first = await price(cart);
  const withTheGifts = await withGifts(work, first.cart, first.gifts);
  // Gifts are no reason for other gifts, so a second time is enough.
  return withTheGifts === first.cart ? first.cart : (await price(withTheGifts)).cart;
}
