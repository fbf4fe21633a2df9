import type { Cart } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { businessUnitOf } from '../associates/bought-for.js';
import { parseAs } from '../input/parse.js';
import { invalidOperation } from '../errors/platform-error.js';
import { customFields, asAddress } from '../resources/custom-fields.js';
import {
  addressDraft,
  country,
  currency,
  customFieldsDraft,
  email,
  inventoryMode,
  key,
  locale,
  resourceIdentifier,
  roundingMode,
  unsupportedProperties,
} from '../input/draft-parts.js';
import { stores } from '../families/families.js';
import { asCentPrecision } from '../amounts/money.js';
import { keyReference } from '../work/references.js';
import type { Work } from '../work/work.js';
import { cartOwner } from './cart-owner.js';
import { choosesMethod } from './checkout-actions.js';
import { customLineItemDraft, withCustomLineItem } from './custom-line-item.js';
import { codeEntry } from './discount-code-actions.js';
import { externalTaxRate, requireExternalTaxMode } from './external-tax-rate.js';
import { withItemShippingAddress } from './item-shipping.js';
import { lineItemDraft, pricedLineItemDraft, withLineItem } from './line-item.js';
import { shippingRateInput, shippingRateInputDraft } from './shipping-rate-input.js';
import { requireCountryOfStore } from './store-countries.js';

const myDraft = z.object({
  currency,
  country: country.optional(),
  locale: locale.optional(),
  customerEmail: email.optional(),
  inventoryMode: inventoryMode.default('None'),
  taxMode: z.enum(['Platform', 'External', 'Disabled']).default('Platform'),
  store: resourceIdentifier.optional(),
  lineItems: z.array(lineItemDraft).max(500).default([]),
  shippingAddress: addressDraft.optional(),
  billingAddress: addressDraft.optional(),
  shippingMethod: resourceIdentifier.optional(),
  discountCodes: z.array(z.string()).max(10).default([]),
  deleteDaysAfterLastModification: z.int().min(1).optional(),
  itemShippingAddresses: z.array(addressDraft).max(500).default([]),
  shippingMode: z
    .enum(['Single', 'Multiple'])
    .refine((mode) => mode === 'Single', 'This server supports the shipping mode Single only.')
    .default('Single'),
  custom: customFieldsDraft.optional(),
  businessUnit: resourceIdentifier.optional(),
});
const serviceDraft = myDraft.extend({
  key: key.optional(),
  anonymousId: z.string().optional(),
  customerId: z.string().optional(),
  customerGroup: resourceIdentifier.optional(),
  lineItems: z.array(pricedLineItemDraft).max(500).default([]),
  customLineItems: z.array(customLineItemDraft).max(500).default([]),
  externalTaxRateForShippingMethod: externalTaxRate.optional(),
  shippingRateInput: shippingRateInputDraft.optional(),
  purchaseOrderNumber: z.string().max(256).optional(),
  priceRoundingMode: roundingMode.default('HalfEven'),
  taxRoundingMode: roundingMode.default('HalfEven'),
  taxCalculationMode: z.enum(['LineItemLevel', 'UnitPriceLevel']).default('LineItemLevel'),
  origin: z.enum(['Customer', 'Merchant', 'Quote']).default('Customer'),
  ...unsupportedProperties('customShipping', 'shipping'),
});
/** The draft schemas of carts, for shoppers and for service clients. */
export const cartDrafts = { mine: myDraft, service: serviceDraft };
type CartDraft = z.output<typeof serviceDraft>;

// Properties that a shopper's draft lacks get the platform's defaults.
const parseDraft = ({ audience }: Work, raw: unknown): CartDraft =>
  audience.mine ? serviceDraft.parse(parseAs(myDraft, raw)) : parseAs(serviceDraft, raw);

async function storeOf(work: Work, draft: CartDraft): Promise<Cart['store']> {
  const { storeKey } = work.audience;
  const wanted = storeKey === undefined ? draft.store : { key: storeKey };
  const store = wanted === undefined ? undefined : await keyReference(work, stores, wanted);
  if (draft.store?.key !== undefined && draft.store.key !== store?.key)
    throw invalidOperation('The store of the draft is not the store of the request.');
  return store;
}

async function emptyCart(work: Work, draft: CartDraft): Promise<Cart> {
  const store = await storeOf(work, draft);
  await requireCountryOfStore(work, store?.key, draft.country);
  const owner = await cartOwner(work, draft);
  return work.newResource({
    ...owner,
    businessUnit: await businessUnitOf(work, draft.businessUnit, { ...owner, store }),
    key: draft.key,
    store,
    cartState: 'Active' as const,
    customerEmail: draft.customerEmail,
    country: draft.country,
    locale: draft.locale,
    lineItems: [],
    customLineItems: [],
    totalPrice: asCentPrecision({ currencyCode: draft.currency, centAmount: 0 }),
    inventoryMode: draft.inventoryMode,
    taxMode: draft.taxMode,
    priceRoundingMode: draft.priceRoundingMode,
    taxRoundingMode: draft.taxRoundingMode,
    taxCalculationMode: draft.taxCalculationMode,
    shippingAddress: draft.shippingAddress && (await asAddress(work, draft.shippingAddress)),
    billingAddress: draft.billingAddress && (await asAddress(work, draft.billingAddress)),
    shippingRateInput: draft.shippingRateInput && (await shippingRateInput(work, draft.shippingRateInput)),
    purchaseOrderNumber: draft.purchaseOrderNumber,
    shippingMode: 'Single' as const,
    shipping: [],
    itemShippingAddresses: [],
    discountCodes: await Promise.all(draft.discountCodes.map((code) => codeEntry(work, code, store?.key))),
    directDiscounts: [],
    refusedGifts: [],
    origin: draft.origin,
    deleteDaysAfterLastModification:
      draft.deleteDaysAfterLastModification ?? (await work.project())?.carts.deleteDaysAfterLastModification,
    custom: await customFields(work, 'order', draft.custom),
  });
}

/** Returns a new cart from its draft, not yet priced. Lines are added one by one so that equal lines merge. */
export async function cartFromDraft(work: Work, raw: unknown): Promise<Cart> {
  const draft = parseDraft(work, raw);
  let cart = await emptyCart(work, draft);
  for (const address of draft.itemShippingAddresses) cart = await withItemShippingAddress(work, cart, address);
  for (const line of draft.lineItems) cart = await withLineItem(work, cart, line);
  for (const item of draft.customLineItems) cart = await withCustomLineItem(work, cart, item);
  const { shippingMethod, externalTaxRateForShippingMethod: rate } = draft;
  requireExternalTaxMode(cart, rate);
  return shippingMethod === undefined ? cart : choosesMethod(work, cart, { shippingMethod, externalTaxRate: rate });
}
