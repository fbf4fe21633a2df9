import type { Fields } from '../answers/schema.js';
import {
  address,
  assets,
  attribute,
  businessUnit,
  cart,
  custom,
  en,
  eur,
  field,
  localValues,
  myCart,
  plainValues,
  product,
  quote,
  quoteRequest,
  shoppingList,
  taxCategory,
} from './sample-resources.js';
import type { Sender } from './draft-requests.js';

interface UpdatedKind {
  readonly as: Sender;
  readonly path: string;
  /** The draft of the resource to which each action is applied. */
  readonly draft: Fields;
  /** The path where the merchant creates it, if it differs. */
  readonly made?: string;
}

const changed = (path: string, draft: Fields): UpdatedKind => ({ as: 'seeder', path, draft });

/** The resources to which the actions of each union are applied. */
export const UPDATED: Readonly<Record<string, UpdatedKind>> = {
  CartDiscountUpdateAction: changed('cart-discounts', {
    key: 'reduction-$n',
    name: en('x'),
    value: { type: 'relative', permyriad: 1 },
    cartPredicate: 'country = "PL"',
    target: { type: 'shipping' },
    sortOrder: '0.5$n1',
    isActive: false,
    custom: custom(),
  }),
  CategoryUpdateAction: changed('categories', {
    key: 'cat-$n',
    name: en('x'),
    slug: { en: 'slug-$n' },
    assets,
    custom: custom(),
  }),
  ChannelUpdateAction: changed('channels', {
    key: 'channel-$n',
    roles: ['Primary'],
    address: address('here'),
    custom: custom(),
  }),
  CustomerGroupUpdateAction: changed('customer-groups', { key: 'group-$n', groupName: 'group-$n', custom: custom() }),
  DiscountCodeUpdateAction: changed('discount-codes', {
    code: 'CODE-$n',
    cartDiscounts: [{ typeId: 'cart-discount', key: 'reduction2' }],
    custom: custom(),
  }),
  ExtensionUpdateAction: changed('extensions', {
    key: 'extension-$n',
    destination: { type: 'HTTP', url: 'http://127.0.0.1:1/' },
    triggers: [{ resourceTypeId: 'payment', actions: ['Create'], condition: 'version = 99' }],
  }),
  InventoryEntryUpdateAction: changed('inventory', { sku: 'sku-$n', quantityOnStock: 50, custom: custom() }),
  ProductUpdateAction: changed('products', product),
  ProductDiscountUpdateAction: changed('product-discounts', {
    name: en('x'),
    value: { type: 'relative', permyriad: 1 },
    predicate: 'sku = "none"',
    sortOrder: '0.5$n1',
    isActive: false,
  }),
  ProductSelectionUpdateAction: changed('product-selections', {
    key: 'selection-$n',
    name: en('x'),
    custom: custom(),
  }),
  ProductTypeUpdateAction: changed('product-types', {
    key: 'type-$n',
    name: 'x',
    description: 'x',
    attributes: [
      ...['plain', 'plain2'].map((name) => attribute(name, { name: 'enum', values: plainValues })),
      ...['local', 'local2'].map((name) => attribute(name, { name: 'lenum', values: localValues })),
    ],
  }),
  ReviewUpdateAction: changed('reviews', {
    rating: 2,
    target: { typeId: 'product', key: 'fryer-1' },
    custom: custom(),
  }),
  ShippingMethodUpdateAction: changed('shipping-methods', {
    name: 'x',
    taxCategory,
    isDefault: false,
    zoneRates: [
      {
        zone: { typeId: 'zone', key: 'SK' },
        shippingRates: [{ price: eur(100) }, { price: { currencyCode: 'HUF', centAmount: 1 } }],
      },
      { zone: { typeId: 'zone', key: 'DE' }, shippingRates: [] },
    ],
    custom: custom(),
  }),
  StandalonePriceUpdateAction: changed('standalone-prices', {
    sku: 'sku-$n',
    value: eur(1000),
    tiers: [
      { minimumQuantity: 5, value: eur(900) },
      { minimumQuantity: 10, value: eur(800) },
    ],
    staged: { value: eur(950) },
    custom: custom(),
  }),
  StateUpdateAction: changed('states', { key: 'state-$n', type: 'OrderState', initial: true, roles: ['Return'] }),
  StoreUpdateAction: changed('stores', {
    key: 'store-$n',
    countries: [{ code: 'AT' }],
    distributionChannels: [{ typeId: 'channel', key: 'channel1' }],
    supplyChannels: [{ typeId: 'channel', key: 'channel1' }],
    productSelections: [{ productSelection: { typeId: 'product-selection', key: 'selection1' }, active: false }],
    custom: custom(),
  }),
  SubscriptionUpdateAction: changed('subscriptions', {
    destination: { type: 'SQS', queueUrl: 'x', region: 'x' },
    changes: [{ resourceTypeId: 'order' }],
  }),
  TaxCategoryUpdateAction: changed('tax-categories', {
    name: 'x',
    rates: [
      { key: 'rate1', name: 'x', amount: 0.2, includedInPrice: true, country: 'PL' },
      { key: 'rate2', name: 'x', amount: 0.2, includedInPrice: true, country: 'RO' },
    ],
  }),
  TypeUpdateAction: changed('types', {
    key: 'type-$n',
    name: en('x'),
    resourceTypeIds: ['order'],
    fieldDefinitions: [
      ...['plain', 'plain2'].map((name) => field(name, { name: 'Enum', values: plainValues })),
      ...['local', 'local2'].map((name) => field(name, { name: 'LocalizedEnum', values: localValues })),
    ],
  }),
  ZoneUpdateAction: changed('zones', { name: 'x', locations: [{ country: 'SK' }] }),
  CartUpdateAction: changed('carts', cart),
  MyCartUpdateAction: { as: 'customer', path: 'me/carts', draft: myCart },
  CustomerUpdateAction: changed('customers', {
    email: 'c-$n@example.com',
    password: 'frying-pan-1',
    addresses: [address('home'), address('work')],
    custom: custom(),
  }),
  OrderUpdateAction: changed('orders', cart),
  OrderEditUpdateAction: changed('orders/edits', { resource: { typeId: 'order', id: '&order1' }, custom: custom() }),
  PaymentUpdateAction: changed('payments', {
    amountPlanned: eur(1000),
    transactions: [1, 2].map(() => ({ type: 'Charge', amount: eur(1000), custom: custom() })),
    custom: custom(),
  }),
  MyPaymentUpdateAction: { as: 'customer', path: 'me/payments', draft: { amountPlanned: eur(1000), custom: custom() } },
  ShoppingListUpdateAction: changed('shopping-lists', shoppingList),
  AssociateRoleUpdateAction: changed('associate-roles', {
    key: 'role-$n',
    permissions: ['ViewMyCarts'],
    custom: custom(),
  }),
  QuoteRequestUpdateAction: changed('quote-requests', { ...quoteRequest, custom: custom() }),
  MyQuoteRequestUpdateAction: {
    as: 'customer',
    path: 'me/quote-requests',
    made: 'quote-requests',
    draft: quoteRequest,
  },
  StagedQuoteUpdateAction: changed('staged-quotes', {
    quoteRequest: { typeId: 'quote-request', key: 'request1' },
    quoteRequestVersion: 1,
    custom: custom(),
  }),
  QuoteUpdateAction: changed('quotes', { ...quote, custom: custom() }),
  MyQuoteUpdateAction: { as: 'customer', path: 'me/quotes', made: 'quotes', draft: quote },
  BusinessUnitUpdateAction: changed('business-units', businessUnit),
  MyBusinessUnitUpdateAction: {
    as: 'customer',
    path: 'me/business-units',
    draft: { unitType: 'Division', key: 'unit-$n', name: 'x', parentUnit: { typeId: 'business-unit', key: 'unit1' } },
  },
  ProjectUpdateAction: { as: 'seeder', path: '', draft: {} },
};
