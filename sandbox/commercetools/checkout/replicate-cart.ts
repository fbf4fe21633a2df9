import { randomUUID } from 'node:crypto';
import type { Cart, Order } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { requireMayBuyFor, unitOf } from '../associates/bought-for.js';
import { findOrder } from '../orders/order-operations.js';
import { extendedTransaction } from '../extensions/extended-change.js';
import { parseAs } from '../input/parse.js';
import { referencedResourceNotFound } from '../errors/platform-error.js';
import { key } from '../input/draft-parts.js';
import { carts } from '../families/families.js';
import type { Work } from '../work/work.js';
import { byId } from '../storage/repository.js';
import { extendableCart } from '../carts/cart-operations.js';
import { findCart } from '../carts/cart-operations.js';
import { repricedWhatIsSold } from '../carts/merge-carts.js';

/** The draft of a replicated cart. */
export const replicaDraft = z.object({
  reference: z.object({ typeId: z.enum(['cart', 'order']), id: z.string() }),
  key: key.optional(),
});
type Replicated = Cart | Order;

async function original(work: Work, { typeId, id }: z.output<typeof replicaDraft>['reference']): Promise<Replicated> {
  const found = typeId === 'cart' ? await findCart(work, byId(id)) : await findOrder(work, byId(id));
  if (found === undefined) throw referencedResourceNotFound(typeId, 'id', id);
  return found;
}

const withNewId = <T extends { readonly id: string }>(items: readonly T[]): T[] =>
  items.map((item) => ({ ...item, id: randomUUID(), state: [] }));

/** Returns the new cart, not yet priced: lines, owner and addresses without states and deliveries. */
async function replica(work: Work, from: Replicated, name: string | undefined): Promise<Cart> {
  return work.newResource({
    key: name,
    cartState: 'Active' as const,
    customerId: from.customerId,
    customerEmail: from.customerEmail,
    customerGroup: from.customerGroup,
    anonymousId: from.anonymousId,
    store: from.store,
    businessUnit: from.businessUnit,
    country: from.country,
    locale: from.locale,
    origin: from.origin,
    inventoryMode: from.inventoryMode ?? 'None',
    taxMode: from.taxMode ?? 'Platform',
    priceRoundingMode: from.priceRoundingMode ?? 'HalfEven',
    taxRoundingMode: from.taxRoundingMode ?? 'HalfEven',
    taxCalculationMode: from.taxCalculationMode ?? 'LineItemLevel',
    totalPrice: from.totalPrice,
    lineItems: withNewId(from.lineItems),
    customLineItems: withNewId(from.customLineItems),
    shippingAddress: from.shippingAddress,
    billingAddress: from.billingAddress,
    itemShippingAddresses: from.itemShippingAddresses ?? [],
    shippingInfo: from.shippingInfo && { ...from.shippingInfo, deliveries: undefined },
    shippingRateInput: from.shippingRateInput,
    shippingMode: 'Single' as const,
    shipping: [],
    discountCodes: from.discountCodes ?? [],
    directDiscounts: [],
    refusedGifts: [],
    custom: from.custom,
    deleteDaysAfterLastModification: (await work.project())?.carts.deleteDaysAfterLastModification,
  });
}

/**
 * Creates a copy of a cart or an order as a new cart, without lines that are no longer sold. Throws InvalidOperation if its owner
 * may no longer buy for its business unit.
 */
export const replicateCart = (work: Work, raw: unknown): Promise<Cart> =>
  extendedTransaction(work, { ...extendableCart, action: 'Create' }, async (inner) => {
    const draft = parseAs(replicaDraft, raw);
    const from = await original(inner, draft.reference);
    const unit = await unitOf(inner, from);
    if (unit !== undefined) requireMayBuyFor(unit, from);
    const cart = await replica(inner, from, draft.key);
    return inner.insert(carts, await repricedWhatIsSold(inner, cart));
  });
