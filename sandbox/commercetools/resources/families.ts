import type {
  BusinessUnitConfiguration,
  Cart,
  CartDiscount,
  CartsConfiguration,
  Category,
  Channel,
  CustomObject,
  Customer,
  CustomerGroup,
  DiscountCode,
  Extension,
  InventoryEntry,
  MessagesConfiguration,
  Order,
  Payment,
  ProductDiscount,
  ProductType,
  Review,
  ShippingMethod,
  ShippingRateInputType,
  ShoppingList,
  StandalonePrice,
  State,
  Store,
  Subscription,
  TaxCategory,
  Type,
  Zone,
} from '@commercetools/platform-sdk';
import {
  boolean,
  customFields,
  keyReference,
  list,
  localized,
  money,
  number,
  object,
  reference,
  resource,
  text,
} from '../predicates/shape.js';
import { OWN_COLUMNS, type Family, type Resource } from '../storage/family.js';
import { cached, stored } from '../storage/family-of.js';
import {
  cartFields,
  customerFields,
  discountFields,
  orderFields,
  paymentFields,
  productFields,
  reviewFields,
  shoppingListFields,
} from './field-shapes.js';
import { shownApiClient, type StoredApiClient } from '../api-clients/stored-api-client.js';
import { shownDestination } from '../extensions/shown-destination.js';
import { productShortcut } from './product-shortcut.js';
import { inventoryTelling } from '../messages/inventory-telling.js';
import type { ChangeMessage } from '../messages/message.js';
import { orderTelling } from '../messages/order-telling.js';
import { productTelling } from '../messages/product-telling.js';
import { reviewTelling } from '../messages/review-telling.js';
import {
  cartDiscountTelling,
  categoryTelling,
  discountCodeTelling,
  storeTelling,
} from '../messages/set-up-tellings.js';
import { quoteRequests, quotes, stagedQuotes } from '../quotes/quote-families.js';
import { ratingStatistics } from '../reviews/rating-statistics.js';
import { shownSelection, type AssignmentRow, type StoredSelection } from '../selections/stored-selection.js';
import { withCurrentProducts } from '../shopping-lists/current-products.js';
import { associateRoles, businessUnits } from '../business-units/business-unit-families.js';
import { asProduct, type StoredProduct } from '../catalogue/stored-product.js';

/** The one project of this server; the settings that a shop reads and a seeder writes. */
export interface ProjectSettings extends Resource {
  readonly key: string;
  readonly name: string;
  readonly countries: string[];
  readonly currencies: string[];
  readonly languages: string[];
  readonly messages: MessagesConfiguration;
  readonly carts: CartsConfiguration;
  readonly shippingRateInputType?: ShippingRateInputType;
  readonly businessUnits?: BusinessUnitConfiguration;
}

export const projects = cached<ProjectSettings>()('project', 'projects', {});
export const stores = cached<Store>(storeTelling)('store', 'stores', {
  name: localized,
  languages: list(text),
  countries: list(object({ code: text })),
  distributionChannels: list(reference),
  supplyChannels: list(reference),
  productSelections: list(object({ productSelection: reference, active: boolean })),
  custom: customFields,
});
export const channels = cached<Channel>()('channel', 'channels', {
  roles: list(text),
  name: localized,
  custom: customFields,
});
export const types = cached<Type>()('type', 'types', { name: localized, resourceTypeIds: list(text) });
export const productTypes = cached<ProductType>()('product-type', 'product_types', { name: text, description: text });
export const categories = cached<Category>(categoryTelling)('category', 'categories', {
  name: localized,
  slug: localized,
  description: localized,
  ancestors: list(reference),
  parent: reference,
  orderHint: text,
  externalId: text,
  custom: customFields,
});
export const customerGroups = cached<CustomerGroup>()('customer-group', 'customer_groups', {
  name: text,
  custom: customFields,
});
export const taxCategories = cached<TaxCategory>()('tax-category', 'tax_categories', { name: text });
export const zones = cached<Zone>()('zone', 'zones', {
  name: text,
  locations: list(object({ country: text, state: text })),
});
export const shippingMethods = cached<ShippingMethod>()('shipping-method', 'shipping_methods', {
  name: text,
  active: boolean,
  isDefault: boolean,
  taxCategory: reference,
  zoneRates: list(object({ zone: reference })),
  custom: customFields,
});
export const productDiscounts = cached<ProductDiscount>()('product-discount', 'product_discounts', {
  ...discountFields,
  predicate: text,
});
export const cartDiscounts = cached<CartDiscount>(cartDiscountTelling)('cart-discount', 'cart_discounts', {
  ...discountFields,
  cartPredicate: text,
  requiresDiscountCode: boolean,
  stackingMode: text,
  stores: list(keyReference),
});
export const states = cached<State>()('state', 'states', { type: text, initial: boolean, builtIn: boolean });

export const discountCodes = stored<DiscountCode>({ code: 'code' }, discountCodeTelling)(
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
);
export const customObjects = stored<CustomObject>({ container: 'container' })('key-value-document', 'custom_objects', {
  container: text,
  value: { kind: 'json' },
});
export const inventoryEntries = stored<InventoryEntry>(
  { sku: 'sku', 'supplyChannel.id': 'channel_id' },
  inventoryTelling,
)('inventory-entry', 'inventory_entries', {
  sku: text,
  quantityOnStock: number,
  availableQuantity: number,
  supplyChannel: reference,
  custom: customFields,
});
export const products: Family<StoredProduct, 'product'> = {
  typeId: 'product',
  table: 'products',
  shape: resource(productFields),
  shortcut: productShortcut(['masterData', 'current']),
  columns: OWN_COLUMNS,
  cached: false,
  tells: productTelling,
  present: async (bodies, db) => {
    const ratings = await ratingStatistics(
      db,
      bodies.map(({ id }) => id),
    );
    return bodies.map((body) => ({ ...asProduct(body), reviewRatingStatistics: ratings.get(body.id) }));
  },
};

export const standalonePrices = stored<StandalonePrice>({ sku: 'sku' })('standalone-price', 'standalone_prices', {
  sku: text,
  value: money,
  country: text,
  channel: reference,
  customerGroup: reference,
  active: boolean,
  validFrom: text,
  validUntil: text,
  custom: customFields,
});

export const productSelections: Family<StoredSelection, 'product-selection'> = {
  ...stored<StoredSelection>()('product-selection', 'product_selections', {
    name: localized,
    mode: text,
    productCount: number,
    custom: customFields,
  }),
  present: (bodies) => Promise.resolve(bodies.map(shownSelection)),
};
export const selectionAssignments: Family<AssignmentRow> = {
  ...stored<AssignmentRow>()('product-selection-assignment', 'product_selection_assignments', {
    product: reference,
    productSelection: reference,
    variantSelection: object({ type: text, skus: list(text) }),
    variantExclusion: object({ skus: list(text) }),
  }),
  columns: { id: 'id', createdAt: 'created_at', 'product.id': 'product_id', 'productSelection.id': 'selection_id' },
};

export const reviews = stored<Review>({ 'target.id': 'target_id', uniquenessValue: 'uniqueness_value' }, reviewTelling)(
  'review',
  'reviews',
  reviewFields,
);

const OWNER_COLUMNS = { anonymousId: 'anonymous_id', customerId: 'customer_id', 'store.key': 'store_key' };

export const carts = stored<Cart>({ ...OWNER_COLUMNS, cartState: 'cart_state' })('cart', 'carts', cartFields);
export const payments = stored<Payment>({ anonymousId: 'anonymous_id' })('payment', 'payments', paymentFields);
export const orders = stored<Order>(
  { ...OWNER_COLUMNS, orderNumber: 'order_number', 'cart.id': 'cart_id' },
  orderTelling,
)('order', 'orders', orderFields);

export const shoppingLists: Family<ShoppingList, 'shopping-list'> = {
  ...stored<ShoppingList>({ anonymousId: 'anonymous_id', 'customer.id': 'customer_id', 'store.key': 'store_key' })(
    'shopping-list',
    'shopping_lists',
    shoppingListFields,
  ),
  present: withCurrentProducts,
};

export const apiClients: Family<StoredApiClient> = {
  ...stored<StoredApiClient>()('api-client', 'api_clients', {
    name: text,
    scope: text,
    lastUsedAt: text,
    deleteAt: text,
    accessTokenValiditySeconds: number,
    refreshTokenValiditySeconds: number,
  }),
  columns: { id: 'id', createdAt: 'created_at' },
  present: (bodies) => Promise.resolve(bodies.map(shownApiClient)),
};

export const messages = stored<ChangeMessage>({
  type: 'type',
  'resource.typeId': 'resource_type',
  'resource.id': 'resource_id',
})('message', 'messages', { type: text, sequenceNumber: number, resource: reference, resourceVersion: number });
const shownExtension = (body: Extension): Extension => ({ ...body, destination: shownDestination(body.destination) });

export const extensions: Family<Extension, 'extension'> = {
  ...cached<Extension>()('extension', 'extensions', {
    destination: object({ type: text, url: text }),
    triggers: list(object({ resourceTypeId: text, actions: list(text), condition: text })),
    timeoutInMs: number,
    dependencies: list(reference),
    expansionPaths: list(text),
    additionalContext: object({ includeOldResource: boolean }),
  }),
  present: (bodies) => Promise.resolve(bodies.map(shownExtension)),
};

export const subscriptions = stored<Subscription>()('subscription', 'subscriptions', { status: text });

export const customers = stored<Customer>({ lowercaseEmail: 'email', customerNumber: 'customer_number' })(
  'customer',
  'customers',
  customerFields,
);

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
