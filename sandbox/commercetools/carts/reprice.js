import { PlatformError } from '../http/platform-error.js';
import { recalculate } from '../pricing/recalculate.js';
import { pricingContext } from './pricing-context.js';
function sentence(error) {
    if (error.code === 'MissingTaxRateForCountry')
        return `Tax category '${error.taxCategoryId}' is missing a tax rate for country '${error.country}'.`;
    if (error.code === 'MatchingPriceNotFound')
        return `The variant '${error.variantId}' of product '${error.productId}' does not contain a price for currency '${error.currency}', country '${error.country ?? '<none>'}', customer group '${error.customerGroupId ?? '<none>'}' and channel '${error.channelId ?? '<none>'}'.`;
    return 'An amount of this cart is larger than an amount can be.';
}
function refusal(error) {
    const { code, ...details } = error;
    const known = code === 'MoneyOverflow' ? 'InvalidOperation' : code;
    return new PlatformError(400, { ...details, code: known, message: sentence(error) });
}
/** The cart with all its amounts anew. A frozen cart keeps the amounts that it was frozen with. */
export async function repriced(work, cart) {
    if (cart.cartState === 'Frozen')
        return cart;
    const result = recalculate(cart, await pricingContext(work, cart));
    if (result.error !== undefined)
        throw refusal(result.error);
    return result.cart;
}
//# sourceMappingURL=reprice.js.map