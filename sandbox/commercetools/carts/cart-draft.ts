import type { Cart } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { parseAs } from '../http/parse.js';
import { invalidOperation } from '../http/platform-error.js';
import { ownerOf } from '../resources/audience.js';
import { customFields } from '../resources/custom-fields.js';
import {
  addressDraft,
  country,
  currency,
  customFieldsDraft,
  key,
  locale,
  resourceIdentifier,
} from '../resources/draft-parts.js';
import { stores } from '../resources/families.js';
import { centPrecision } from '../resources/money.js';
import { keyReference } from '../resources/references.js';
import type { Work } from '../resources/work.js';
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
type CartDraft = z.output<typeof serviceDraft>;

// What a shopper's draft cannot choose has the platform's defaults.
const parseDraft = ({ audience }: Work, raw: unknown): CartDraft =>
  audience.mine ? serviceDraft.parse(parseAs(myDraft, raw)) : parseAs(serviceDraft, raw);

async function storeOf(work: Work, draft: CartDraft): Promise<Cart['store']> {
  const { storeKey } = work.audience;
  const wanted = storeKey === undefined ? draft.store : { key: storeKey };
  const store = wanted === undefined ? undefined : await keyReference(work, stores, wanted);
  if (draft.store?.key !== undefined && draft.store.key !== store?.key)
    throw invalidOperation('The draft names another store than the request.');
  return store;
}

async function emptyCart(work: Work, draft: CartDraft): Promise<Cart> {
  const store = await storeOf(work, draft);
  await requireCountryOfStore(work, store?.key, draft.country);
  const owner = work.audience.mine ? ownerOf(work) : { anonymousId: draft.anonymousId };
  return work.newResource({
    ...owner,
    key: draft.key,
    store,
    cartState: 'Active' as const,
    customerEmail: draft.customerEmail,
    country: draft.country,
    locale: draft.locale,
    lineItems: [],
    customLineItems: [],
    totalPrice: centPrecision({ currencyCode: draft.currency, centAmount: 0 }),
    inventoryMode: draft.inventoryMode,
    taxMode: draft.taxMode,
    priceRoundingMode: 'HalfEven' as const,
    taxRoundingMode: draft.taxRoundingMode,
    taxCalculationMode: draft.taxCalculationMode,
    shippingAddress: draft.shippingAddress && (await asAddress(work, draft.shippingAddress)),
    billingAddress: draft.billingAddress && (await asAddress(work, draft.billingAddress)),
    shippingMode: 'Single' as const,
    shipping: [],
    itemShippingAddresses: [],
    discountCodes: await Promise.all(draft.discountCodes.map((code) => codeEntry(work, code))),
    directDiscounts: [],
    refusedGifts: [],
    origin: draft.origin,
    deleteDaysAfterLastModification:
      draft.deleteDaysAfterLastModification ?? (await work.project())?.carts.deleteDaysAfterLastModification,
    custom: await customFields(work, 'order', draft.custom),
  });
}

/** A new cart from its draft, not yet priced; lines are added one by one so that equal ones merge. */
export async function cartFromDraft(work: Work, raw: unknown): Promise<Cart> {
  const draft = parseDraft(work, raw);
  let cart = await emptyCart(work, draft);
  for (const line of draft.lineItems) cart = await withLineItem(work, cart, line);
  return draft.shippingMethod === undefined ? cart : withShippingMethod(work, cart, draft.shippingMethod);
}
