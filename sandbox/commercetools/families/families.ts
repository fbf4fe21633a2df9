import type { Family } from '../storage/family.js';
import { stores, channels, types, states, taxCategories, zones, shippingMethods, customObjects } from './settings.js';
import { productDiscounts, cartDiscounts, discountCodes } from './discounts.js';
import {
  productTypes,
  categories,
  products,
  inventoryEntries,
  standalonePrices,
  productSelections,
  reviews,
} from './catalogue.js';
import { customerGroups, customers } from './customers.js';
import { carts, payments, orders, orderEdits, shoppingLists } from './checkout.js';
import { associateRoles, businessUnits, quoteRequests, quotes, stagedQuotes } from './business.js';
import { extensions } from './integration.js';

export * from './settings.js';
export * from './discounts.js';
export * from './catalogue.js';
export * from './customers.js';
export * from './checkout.js';
export * from './business.js';
export * from './integration.js';

/** Every family that a reference may point at, by its type id. */
export const FAMILIES: ReadonlyMap<string, Family> = new Map<string, Family>(
  [
    stores,
    channels,
    types,
    productTypes,
    categories,
    taxCategories,
    zones,
    shippingMethods,
    productDiscounts,
    cartDiscounts,
    states,
    discountCodes,
    customObjects,
    inventoryEntries,
    products,
    reviews,
    standalonePrices,
    carts,
    payments,
    orders,
    orderEdits,
    customers,
    customerGroups,
    extensions,
    productSelections,
    shoppingLists,
    associateRoles,
    businessUnits,
    quoteRequests,
    stagedQuotes,
    quotes,
  ].map((family) => [family.typeId, family as Family]),
);
