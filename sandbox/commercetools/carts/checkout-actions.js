import * as z from 'zod';
import { invalidOperation } from '../http/platform-error.js';
import { shippingRateFor } from '../pricing/shipping-rate.js';
import { unpricedShippingInfo } from '../pricing/unpriced.js';
import { customFieldInput, customFields, customTypeInput, customTypeOf, withCustomField, } from '../resources/custom-fields.js';
import { addressDraft, country, locale, resourceIdentifier } from '../resources/draft-parts.js';
import { shippingMethods, zones } from '../resources/families.js';
import { action, assigns, customActions } from '../resources/kind.js';
import { referenced } from '../resources/references.js';
import { requireCountryOfStore } from './store-countries.js';
export async function asAddress(work, { custom, ...draft }) {
    return { ...draft, custom: await customFields(work, 'address', custom) };
}
const setsAddress = (field) => action(z.object({ address: addressDraft.nullish() }), async (cart, { address }, work) => {
    const next = address ? await asAddress(work, address) : undefined;
    // Without a shipping address there is nothing to ship to, and no country to tax.
    const shipping = field === 'shippingAddress' && next === undefined ? { shippingInfo: undefined } : {};
    return { ...cart, ...shipping, [field]: next };
});
function requireAddress(cart, field) {
    const address = cart[field];
    if (address === undefined)
        throw invalidOperation(`The cart has no ${field}.`);
    return address;
}
const customisesAddress = (field) => {
    const name = field === 'shippingAddress' ? 'ShippingAddress' : 'BillingAddress';
    return {
        [`set${name}CustomType`]: action(customTypeInput, async (cart, input, work) => ({
            ...cart,
            [field]: { ...requireAddress(cart, field), custom: await customTypeOf(work, 'address', input) },
        })),
        [`set${name}CustomField`]: action(customFieldInput, async (cart, input, work) => {
            const address = requireAddress(cart, field);
            return { ...cart, [field]: { ...address, custom: await withCustomField(work, address.custom, input) } };
        }),
    };
};
/** The cart with this shipping method, which must ship to the cart's address in the cart's currency. */
export async function withShippingMethod(work, cart, identifier) {
    const method = await referenced(work, shippingMethods, identifier);
    if (cart.shippingAddress === undefined)
        throw invalidOperation('The shipping address must be set before a shipping method is chosen.');
    const { currencyCode } = cart.totalPrice;
    const rate = shippingRateFor(method, { ...cart.shippingAddress, currency: currencyCode }, await work.backend.cache.all(zones));
    if (rate === undefined || method.active === false)
        throw invalidOperation(`The shipping method with ID '${method.id}' is not allowed for the cart with ID '${cart.id}'.`);
    return { ...cart, shippingInfo: unpricedShippingInfo(method, currencyCode) };
}
/** What a shopper decides on the way to an order. */
export const checkoutActions = {
    ...customActions('order'),
    ...customisesAddress('shippingAddress'),
    ...customisesAddress('billingAddress'),
    setShippingAddress: setsAddress('shippingAddress'),
    setBillingAddress: setsAddress('billingAddress'),
    setCustomerEmail: assigns('customerEmail', z
        .email('Not an e-mail address.')
        .nullish()
        .transform((email) => email ?? undefined), 'email'),
    setLocale: assigns('locale', locale.optional()),
    setDeleteDaysAfterLastModification: assigns('deleteDaysAfterLastModification', z.int().min(1).max(365_250).optional()),
    setCountry: action(z.object({ country: country.optional() }), async (cart, input, work) => {
        await requireCountryOfStore(work, cart.store?.key, input.country);
        return { ...cart, country: input.country };
    }),
    setShippingMethod: action(z.object({ shippingMethod: resourceIdentifier.nullish() }), (cart, input, work) => input.shippingMethod ? withShippingMethod(work, cart, input.shippingMethod) : { ...cart, shippingInfo: undefined }),
};
//# sourceMappingURL=checkout-actions.js.map