import * as z from 'zod';
import { parseAs } from '../http/parse.js';
import { invalidOperation } from '../http/platform-error.js';
import { ownerOf } from '../resources/audience.js';
import { customFields } from '../resources/custom-fields.js';
import { addressDraft, country, currency, customFieldsDraft, key, locale, resourceIdentifier, } from '../resources/draft-parts.js';
import { stores } from '../resources/families.js';
import { centPrecision } from '../resources/money.js';
import { keyReference } from '../resources/references.js';
import { codeEntry } from './cart-actions.js';
import { asAddress, withShippingMethod } from './checkout-actions.js';
import { lineItemDraft, pricedLineItemDraft, withLineItem } from './line-item.js';
import { requireCountryOfStore } from './store-countries.js';
const inventoryMode = z.enum(['None', 'TrackOnly', 'ReserveOnOrder']).default('None');
const myDraft = z.object({
    currency,
    country: country.optional(),
    locale: locale.optional(),
    customerEmail: z.email('Not an e-mail address.').optional(),
    inventoryMode,
    taxMode: z.enum(['Platform', 'External', 'Disabled']).default('Platform'),
    store: resourceIdentifier.optional(),
    lineItems: z.array(lineItemDraft).max(500).default([]),
    shippingAddress: addressDraft.optional(),
    billingAddress: addressDraft.optional(),
    shippingMethod: resourceIdentifier.optional(),
    discountCodes: z.array(z.string()).max(10).default([]),
    deleteDaysAfterLastModification: z.int().min(1).optional(),
    custom: customFieldsDraft.optional(),
});
const serviceDraft = myDraft.extend({
    key: key.optional(),
    anonymousId: z.string().optional(),
    lineItems: z.array(pricedLineItemDraft).max(500).default([]),
    taxRoundingMode: z.enum(['HalfEven', 'HalfUp', 'HalfDown']).default('HalfEven'),
    taxCalculationMode: z.enum(['LineItemLevel', 'UnitPriceLevel']).default('LineItemLevel'),
    origin: z.enum(['Customer', 'Merchant', 'Quote']).default('Customer'),
});
// What a shopper's draft cannot choose has the platform's defaults.
const parseDraft = (audience, raw) => audience.mine ? serviceDraft.parse(parseAs(myDraft, raw)) : parseAs(serviceDraft, raw);
async function storeOf(work, audience, draft) {
    const wanted = audience.storeKey === undefined ? draft.store : { key: audience.storeKey };
    const store = wanted === undefined ? undefined : await keyReference(work, stores, 'store', wanted);
    if (draft.store?.key !== undefined && draft.store.key !== store?.key)
        throw invalidOperation('The draft names another store than the request.');
    return store;
}
async function emptyCart(work, audience, draft) {
    const store = await storeOf(work, audience, draft);
    await requireCountryOfStore(work, store?.key, draft.country);
    const owner = audience.mine ? ownerOf(work) : { anonymousId: draft.anonymousId };
    return work.newResource({
        ...owner,
        key: draft.key,
        store,
        cartState: 'Active',
        customerEmail: draft.customerEmail,
        country: draft.country,
        locale: draft.locale,
        lineItems: [],
        customLineItems: [],
        totalPrice: centPrecision({ currencyCode: draft.currency, centAmount: 0 }),
        inventoryMode: draft.inventoryMode,
        taxMode: draft.taxMode,
        priceRoundingMode: 'HalfEven',
        taxRoundingMode: draft.taxRoundingMode,
        taxCalculationMode: draft.taxCalculationMode,
        shippingAddress: draft.shippingAddress && (await asAddress(work, draft.shippingAddress)),
        billingAddress: draft.billingAddress && (await asAddress(work, draft.billingAddress)),
        shippingMode: 'Single',
        shipping: [],
        itemShippingAddresses: [],
        discountCodes: await Promise.all(draft.discountCodes.map((code) => codeEntry(work, code))),
        directDiscounts: [],
        refusedGifts: [],
        origin: draft.origin,
        deleteDaysAfterLastModification: draft.deleteDaysAfterLastModification,
        custom: await customFields(work, 'order', draft.custom),
    });
}
/** A new cart from its draft, not yet priced; lines are added one by one so that equal ones merge. */
export async function cartFromDraft(work, audience, raw) {
    const draft = parseDraft(audience, raw);
    let cart = await emptyCart(work, audience, draft);
    for (const line of draft.lineItems)
        cart = await withLineItem(work, cart, line);
    return draft.shippingMethod === undefined ? cart : withShippingMethod(work, cart, draft.shippingMethod);
}
//# sourceMappingURL=cart-draft.js.map