import type { Family } from '../storage/family.js';
import {
  stores,
  channels,
  types,
  states,
  taxCategories,
  zones,
  shippingMethods,
  customObjects,
} from './families/settings.js';
import { productDiscounts, cartDiscounts, discountCodes } from './families/discounts.js';
import {
  productTypes,
  categories,
  products,
  inventoryEntries,
  standalonePrices,
  productSelections,
  reviews,
} from './families/catalogue.js';
import { customerGroups, customers } from './families/customers.js';
import { carts, payments, orders, orderEdits, shoppingLists } from './families/checkout.js';
import { associateRoles, businessUnits, quoteRequests, quotes, stagedQuotes } from './families/business.js';
import { extensions } from './families/integration.js';

export * from './families/settings.js';
export * from './families/discounts.js';
export * from './families/catalogue.js';
export * from './families/customers.js';
export * from './families/checkout.js';
export * from './families/business.js';
export * from './families/integration.js';

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
