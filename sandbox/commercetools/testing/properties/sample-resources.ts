/** Resources to which samples are applied, and parts of them. */
export const en = (value: string) => ({ en: value });
export const eur = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });
export const custom = (key = 'type1') => ({ type: { typeId: 'type', key }, fields: { note: 'before' } });
export const taxCategory = { typeId: 'tax-category', key: 'standard' };

export const address = (key: string) => ({ key, country: 'SK', city: key, custom: custom() });
const asset = (key: string) => ({
  key,
  name: en(key),
  sources: [{ uri: 'https://example.com/x' }],
  custom: custom(),
});
export const assets = [asset('asset1'), asset('asset2')];

const shippingDetails = {
  targets: [
    { addressKey: 'home', quantity: 2 },
    { addressKey: 'work', quantity: 3 },
  ],
};
export const cart = {
  currency: 'EUR',
  country: 'SK',
  lineItems: [
    { key: 'line1', sku: 'EX10000001', quantity: 5, custom: custom(), shippingDetails },
    { key: 'line2', sku: 'EX10000002', quantity: 5, custom: custom() },
  ],
  customLineItems: ['custom1', 'custom2'].map((key) => ({
    key,
    name: en(key),
    slug: key,
    money: eur(500),
    quantity: 5,
    taxCategory,
    custom: custom(),
  })),
  itemShippingAddresses: [address('home'), address('work')],
  shippingAddress: address('ship'),
  billingAddress: address('bill'),
  shippingMethod: { typeId: 'shipping-method', key: 'parcel' },
  custom: custom(),
};
const { customLineItems: _none, ...cartOfProducts } = cart;
/** A shopper's cart, which has no custom line items. */
export const myCart = cartOfProducts;

const price = (key: string, country: string) => ({ key, country, value: eur(1000), custom: custom() });
const images = ['one', 'two'].map((name) => ({ url: `https://example.com/${name}`, dimensions: { w: 1, h: 1 } }));
export const product = {
  key: 'product-$n',
  productType: { typeId: 'product-type', key: 'other_product' },
  name: en('x'),
  slug: { en: 'slug-$n' },
  categories: [{ typeId: 'category', key: 'category1' }],
  masterVariant: {
    sku: 'sku-one-$n',
    prices: [price('price1', 'SK'), price('price2', 'HU')],
    images,
    attributes: [
      { name: 'brand', value: 'msw' },
      { name: 'tags', value: ['a'] },
    ],
    assets,
  },
  variants: ['two', 'three'].map((name) => ({ sku: `sku-${name}-$n`, assets, images })),
  publish: true,
};

export const plainValues = [
  { key: 'a', label: 'A' },
  { key: 'b', label: 'B' },
];
export const localValues = [
  { key: 'a', label: en('A') },
  { key: 'b', label: en('B') },
];
export const attribute = (name: string, type: object) => ({
  name,
  label: en('x'),
  isRequired: false,
  attributeConstraint: 'Unique',
  type,
});
export const field = (name: string, type: object) => ({ name, label: en('x'), required: false, type });

export const shoppingList = {
  name: en('x'),
  lineItems: ['1', '2'].map((number) => ({
    key: `line${number}`,
    sku: `EX1000000${number}`,
    quantity: 5,
    custom: custom(),
  })),
  textLineItems: ['text1', 'text2'].map((key) => ({ key, name: en(key), quantity: 5, custom: custom() })),
  custom: custom(),
};

/** A division whose first associate may change it. */
export const businessUnit = {
  unitType: 'Division',
  key: 'unit-$n',
  name: 'x',
  parentUnit: { typeId: 'business-unit', key: 'unit1' },
  storeMode: 'Explicit',
  stores: [{ typeId: 'store', key: 'ferrum_sk' }],
  addresses: [address('home'), address('work')],
  associates: ['customer1', 'customer2'].map((key) => ({
    customer: { typeId: 'customer', key },
    associateRoleAssignments: [{ associateRole: { typeId: 'associate-role', key: 'role1' } }],
  })),
  custom: custom(),
};

export const quoteRequest = { cart: { typeId: 'cart', key: 'quoteCart1' }, cartVersion: 1 };
export const quote = { stagedQuote: { typeId: 'staged-quote', key: 'staged1' }, stagedQuoteVersion: 1 };
