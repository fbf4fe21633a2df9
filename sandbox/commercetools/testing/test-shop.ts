import type {
  AttributeType,
  Cart,
  MyCartUpdateAction,
  ProductDraft,
  ProductTypeDraft,
  TypeDraft,
} from '@commercetools/platform-sdk';
import type { Project } from './test-backend.js';

const text = (value: string) => ({ en: value });
const eur = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });

const product = (number: number): ProductDraft => ({
  key: `fryer-${number}`,
  productType: { typeId: 'product-type', key: 'standard_product' },
  taxCategory: { typeId: 'tax-category', key: 'standard' },
  name: { en: `Fryer ${number}`, sk: `Fritéza ${number}`, 'de-CH': `Fritteuse ${number}` },
  slug: { en: `fryer-ex1000000${number}`, sk: `friteza-ex1000000${number}`, 'de-CH': `fritteuse-ex1000000${number}` },
  categories: [{ typeId: 'category', key: 'fryers' }],
  masterVariant: {
    sku: `EX1000000${number}`,
    prices: [
      { value: eur(2000 * number) },
      { value: eur(1900 * number), country: 'DE' },
      { value: { currencyCode: 'HUF', centAmount: 799000 * number }, country: 'HU' },
    ],
    attributes: [
      { name: 'tags', value: ['new'] },
      { name: 'brand', value: 'msw' },
      { name: 'power', value: 1000 * number },
    ],
  },
  publish: true,
});

async function setUpStores(project: Project): Promise<void> {
  for (const key of ['ferrum_sk', 'ferrum_de', 'ferrum_hu'])
    await project
      .stores()
      .post({ body: { key, name: text(key) } })
      .execute();
}

const field = (name: string, type: 'Money' | 'Boolean' | 'String') => ({
  name,
  label: text(name),
  required: false,
  type: { name: type },
});

const TYPES: readonly TypeDraft[] = [
  {
    key: 'cart',
    name: text('Cart'),
    resourceTypeIds: ['order'],
    fieldDefinitions: [field('calculatedCodFee', 'Money'), field('customerAgreedToSendEmail', 'Boolean')],
  },
  {
    key: 'address',
    name: text('Address'),
    resourceTypeIds: ['address'],
    fieldDefinitions: [field('vatNumber', 'String')],
  },
  {
    key: 'customer',
    name: text('Customer'),
    resourceTypeIds: ['customer'],
    fieldDefinitions: [field('customerType', 'String')],
  },
];

const attribute = (name: string, type: AttributeType) => ({ name, label: text(name), type, isRequired: false });

const PRODUCT_TYPE: ProductTypeDraft = {
  key: 'standard_product',
  name: 'Standard product',
  description: 'What is sold',
  attributes: [
    attribute('tags', { name: 'set', elementType: { name: 'text' } }),
    attribute('brand', { name: 'enum', values: [{ key: 'msw', label: 'MSW' }] }),
    attribute('power', { name: 'number' }),
  ],
};

async function setUpTypes(project: Project): Promise<void> {
  for (const body of TYPES) await project.types().post({ body }).execute();
  await project.productTypes().post({ body: PRODUCT_TYPE }).execute();
}

async function setUpShipping(project: Project): Promise<void> {
  const rates = [
    ['SK', 0.23],
    ['DE', 0.19],
    ['HU', 0.27],
  ] as const;
  await project
    .taxCategories()
    .post({
      body: {
        key: 'standard',
        name: 'Standard',
        rates: rates.map(([country, amount]) => ({ name: country, country, amount, includedInPrice: true })),
      },
    })
    .execute();
  for (const [country] of rates)
    await project
      .zones()
      .post({ body: { key: country, name: country, locations: [{ country }] } })
      .execute();
  await project
    .shippingMethods()
    .post({
      body: {
        key: 'parcel',
        name: 'Parcel',
        isDefault: true,
        taxCategory: { typeId: 'tax-category', key: 'standard' },
        zoneRates: [
          { zone: { typeId: 'zone', key: 'SK' }, shippingRates: [{ price: eur(195), freeAbove: eur(5900) }] },
          { zone: { typeId: 'zone', key: 'DE' }, shippingRates: [{ price: eur(195), freeAbove: eur(5900) }] },
        ],
      },
    })
    .execute();
}

/** Enables messages: later changes are in `/messages`. */
export async function enableMessages(project: Project, deleteDaysAfterCreation = 15): Promise<void> {
  const { version } = (await project.get().execute()).body;
  const messagesConfiguration = { enabled: true, deleteDaysAfterCreation };
  await project
    .post({ body: { version, actions: [{ action: 'changeMessagesConfiguration', messagesConfiguration }] } })
    .execute();
}

/** A small shop: three stores, three fryers at 20, 40 and 60 EUR (19, 38, 57 in DE), five of each on stock. */
export async function setUpShop(project: Project): Promise<void> {
  await setUpStores(project);
  await setUpTypes(project);
  await setUpShipping(project);
  await project
    .categories()
    .post({ body: { key: 'fryers', name: text('Fryers'), slug: text('fryers') } })
    .execute();
  for (const number of [1, 2, 3]) {
    await project
      .products()
      .post({ body: product(number) })
      .execute();
    await project
      .inventory()
      .post({ body: { sku: `EX1000000${number}`, quantityOnStock: 5 } })
      .execute();
  }
}

/** A shopper's own carts in a store. */
export const myCarts = (project: Project, storeKey: string) =>
  project.inStoreKeyWithStoreKeyValue({ storeKey }).me().carts();

export async function newCart(project: Project, storeKey = 'ferrum_sk', country = 'SK'): Promise<Cart> {
  const body = { currency: 'EUR', country, inventoryMode: 'ReserveOnOrder' as const };
  return (await myCarts(project, storeKey).post({ body }).execute()).body;
}

export async function changed(project: Project, cart: Cart, ...actions: MyCartUpdateAction[]): Promise<Cart> {
  const carts = myCarts(project, cart.store?.key ?? '');
  return (
    await carts
      .withId({ ID: cart.id })
      .post({ body: { version: cart.version, actions } })
      .execute()
  ).body;
}

/** Returns a cart that can be ordered: pieces of the first fryer, shipped to Slovakia. */
export async function readyCart(project: Project, quantity = 1): Promise<Cart> {
  return changed(
    project,
    await newCart(project),
    { action: 'addLineItem', sku: 'EX10000001', quantity },
    { action: 'setShippingAddress', address: { country: 'SK', city: 'Bratislava' } },
    { action: 'setShippingMethod', shippingMethod: { typeId: 'shipping-method', key: 'parcel' } },
  );
}
