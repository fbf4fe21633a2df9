import {
  boolean,
  customFields,
  keyReference,
  list,
  localized,
  number,
  object,
  reference,
  resource,
  text,
} from '../predicates/shape.js';
import { columns } from '../storage/family.js';
import { cartFields, discountFields, orderFields, paymentFields, productFields } from './field-shapes.js';
import { productShortcut } from './product-shortcut.js';
const cached = (typeId, table, fields) => ({
  typeId,
  table,
  shape: resource(fields),
  shortcut: columns(),
  cached: true,
});
const stored = (typeId, table, fields, columnOf = {}) => ({
  typeId,
  table,
  shape: resource(fields),
  shortcut: columns(columnOf),
  cached: false,
});
export const projects = cached('project', 'projects', {});
export const stores = cached('store', 'stores', {
  name: localized,
  languages: list(text),
  countries: list(object({ code: text })),
  distributionChannels: list(reference),
  supplyChannels: list(reference),
  custom: customFields,
});
export const channels = cached('channel', 'channels', {
  roles: list(text),
  name: localized,
  custom: customFields,
});
export const types = cached('type', 'types', { name: localized, resourceTypeIds: list(text) });
export const productTypes = cached('product-type', 'product_types', { name: text, description: text });
export const categories = cached('category', 'categories', {
  name: localized,
  slug: localized,
  description: localized,
  ancestors: list(reference),
  parent: reference,
  orderHint: text,
  externalId: text,
  custom: customFields,
});
export const taxCategories = cached('tax-category', 'tax_categories', { name: text });
export const zones = cached('zone', 'zones', {
  name: text,
  locations: list(object({ country: text, state: text })),
});
export const shippingMethods = cached('shipping-method', 'shipping_methods', {
  name: text,
  active: boolean,
  isDefault: boolean,
  taxCategory: reference,
  zoneRates: list(object({ zone: reference })),
  custom: customFields,
});
export const productDiscounts = cached('product-discount', 'product_discounts', {
  ...discountFields,
  predicate: text,
});
export const cartDiscounts = cached('cart-discount', 'cart_discounts', {
  ...discountFields,
  cartPredicate: text,
  requiresDiscountCode: boolean,
  stackingMode: text,
  stores: list(keyReference),
});
export const states = cached('state', 'states', { type: text, initial: boolean, builtIn: boolean });
export const discountCodes = stored(
  'discount-code',
  'discount_codes',
  {
    code: text,
    isActive: boolean,
    groups: list(text),
    cartDiscounts: list(reference),
    validFrom: text,
    validUntil: text,
  },
  { code: 'code' },
);
export const customObjects = stored(
  'key-value-document',
  'custom_objects',
  { container: text, value: { kind: 'json' } },
  { container: 'container' },
);
export const inventoryEntries = stored(
  'inventory-entry',
  'inventory_entries',
  { sku: text, quantityOnStock: number, availableQuantity: number, supplyChannel: reference, custom: customFields },
  { sku: 'sku', 'supplyChannel.id': 'channel_id' },
);
export const products = {
  typeId: 'product',
  table: 'products',
  shape: resource(productFields),
  shortcut: productShortcut(['masterData', 'current']),
  cached: false,
};
const OWNER_COLUMNS = { anonymousId: 'anonymous_id', customerId: 'customer_id', 'store.key': 'store_key' };
export const carts = stored('cart', 'carts', cartFields, { ...OWNER_COLUMNS, cartState: 'cart_state' });
export const payments = stored('payment', 'payments', paymentFields, { anonymousId: 'anonymous_id' });
export const orders = stored('order', 'orders', orderFields, {
  ...OWNER_COLUMNS,
  orderNumber: 'order_number',
  'cart.id': 'cart_id',
});
/** Every family that a reference may point at, by its type id. */
export const FAMILIES = new Map(
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
    carts,
    payments,
    orders,
  ].map((family) => [family.typeId, family]),
);
//# sourceMappingURL=families.js.map
