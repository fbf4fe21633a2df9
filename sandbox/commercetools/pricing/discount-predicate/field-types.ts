import type { AttributeType } from '@commercetools/platform-sdk';

/** What a field of a predicate holds; `any` is what a merchant defines, or what no literal is compared with. */
export type FieldType = 'string' | 'number' | 'boolean' | 'money' | 'any';

/** Which thing a predicate is about. */
export type PredicateSubject = 'cart' | 'lineItem' | 'customLineItem' | 'product';

/** The types of the attributes of all product types, by name; undefined where they are not known. */
export type AttributeTypes = ReadonlyMap<string, readonly AttributeType[]>;

type Fields = Readonly<Record<string, FieldType>>;

const paths = (type: FieldType, ...names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, type]));
const named = (...names: readonly string[]): Fields =>
  paths('string', ...names.flatMap((name) => [name, `${name}.id`, `${name}.key`, `${name}.typeId`]));
const amount = (...names: readonly string[]): Fields => ({
  ...paths('money', ...names),
  ...paths('number', ...names.map((name) => `${name}.centAmount`)),
  ...paths('string', ...names.map((name) => `${name}.currencyCode`)),
});

const ADDRESS_LINES = [
  'id',
  'key',
  'title',
  'salutation',
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'additionalStreetInfo',
  'postalCode',
  'city',
  'region',
  'state',
  'country',
  'company',
  'department',
  'building',
  'apartment',
  'pOBox',
  'phone',
  'mobile',
  'email',
  'additionalAddressInfo',
  'externalId',
];
const address = (name: string): Fields => ({
  ...paths('any', name),
  ...paths('string', ...ADDRESS_LINES.map((line) => `${name}.${line}`)),
});
const CUSTOMER_LINES = [
  'id',
  'key',
  'customerNumber',
  'externalId',
  'email',
  'firstName',
  'lastName',
  'middleName',
  'title',
  'companyName',
  'vatId',
  'dateOfBirth',
  'locale',
  'createdAt',
  'lastModifiedAt',
];

const ofProduct: Fields = {
  ...named('product', 'productType', 'categories', 'categoriesWithAncestors'),
  'variant.id': 'number',
  'variant.key': 'string',
  sku: 'string',
};

const FIELDS: Readonly<Record<PredicateSubject, Fields>> = {
  product: {
    ...ofProduct,
    ...amount('price'),
    ...named('customerGroup', 'channel'),
    ...paths('string', 'currency', 'country'),
    centAmount: 'number',
  },
  lineItem: {
    ...ofProduct,
    ...amount('price'),
    ...named('supplyChannel', 'distributionChannel', 'taxCategory', 'price.discount', 'price.customerGroup'),
    ...named('price.channel'),
    'price.country': 'string',
    quantity: 'number',
  },
  customLineItem: {
    ...amount('money', 'price'),
    ...named('taxCategory'),
    ...paths('string', 'slug', 'key'),
    quantity: 'number',
  },
  cart: {
    ...amount('totalPrice', 'shippingInfo.price'),
    ...paths('string', 'id', 'key', 'currency', 'country', 'locale', 'origin', 'taxMode', 'inventoryMode'),
    ...paths('string', 'customerId', 'customerEmail', 'anonymousId', 'cartState', 'createdAt', 'lastModifiedAt'),
    ...paths('string', 'taxRoundingMode', 'taxCalculationMode', 'priceRoundingMode', 'purchaseOrderNumber'),
    ...paths('string', 'shippingInfo.shippingMethodName'),
    ...paths('any', 'shippingInfo', 'customer', 'discountCodes', 'paymentInfo'),
    ...named('customerGroup', 'store', 'shippingInfo.shippingMethod', 'customer.customerGroup'),
    ...address('shippingAddress'),
    ...address('billingAddress'),
    ...paths('string', ...CUSTOMER_LINES.map((line) => `customer.${line}`)),
    'customer.isEmailVerified': 'boolean',
    totalLineItemQuantity: 'number',
  },
};

/** The functions of cart predicates: what they say, and about which items they ask. */
export const FUNCTION_TYPES: Readonly<Record<string, { readonly type: FieldType; readonly of: PredicateSubject }>> = {
  lineItemCount: { type: 'number', of: 'lineItem' },
  lineItemTotal: { type: 'money', of: 'lineItem' },
  lineItemExists: { type: 'boolean', of: 'lineItem' },
  forAllLineItems: { type: 'boolean', of: 'lineItem' },
  customLineItemCount: { type: 'number', of: 'customLineItem' },
  customLineItemTotal: { type: 'money', of: 'customLineItem' },
  customLineItemExists: { type: 'boolean', of: 'customLineItem' },
  forAllCustomLineItems: { type: 'boolean', of: 'customLineItem' },
};

const SIMPLE: Readonly<Record<string, FieldType>> = {
  text: 'string',
  enum: 'string',
  lenum: 'string',
  date: 'string',
  time: 'string',
  datetime: 'string',
  reference: 'string',
  number: 'number',
  boolean: 'boolean',
  money: 'money',
};

function attributeType(type: AttributeType): FieldType {
  return type.name === 'set' ? attributeType(type.elementType) : (SIMPLE[type.name] ?? 'any');
}

function ofAttribute(path: readonly string[], known: AttributeTypes | undefined): FieldType | undefined {
  const [name = '', ...rest] = path;
  if (known === undefined) return 'any';
  const types = known.get(name);
  if (types === undefined) return undefined;
  const own = new Set(types.map(attributeType));
  return rest.length === 0 && own.size === 1 ? [...own][0] : 'any';
}

const CUSTOMISED: ReadonlySet<string> = new Set(['customer', 'shippingAddress', 'billingAddress', 'price']);

/** True for `custom.gift` and `customer.custom.tier`: what a merchant's own types define. */
function isCustomField(subject: PredicateSubject, [first = '', second]: readonly string[]): boolean {
  if (first === 'custom') return subject !== 'product' && second !== undefined;
  return second === 'custom' && CUSTOMISED.has(first);
}

/** The type of a field that a predicate names; undefined if its subject has no such field. */
export function fieldType(
  subject: PredicateSubject,
  path: readonly string[],
  attributes: AttributeTypes | undefined,
): FieldType | undefined {
  const [first = '', ...rest] = path;
  const hasProduct = subject === 'product' || subject === 'lineItem';
  if (first === 'attributes' && hasProduct && rest.length > 0) return ofAttribute(rest, attributes);
  return FIELDS[subject][path.join('.')] ?? (isCustomField(subject, path) ? 'any' : undefined);
}
