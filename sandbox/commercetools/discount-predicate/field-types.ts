import type { AttributeType } from '@commercetools/platform-sdk';
import {
  address,
  boolean,
  json,
  list,
  map,
  money,
  number,
  object,
  shapeAt,
  text,
  type ObjectShape,
  type Shape,
} from '../predicates/shape.js';

/** The type of a predicate's field; `any` for types that a merchant defines; an `object` can only be checked for presence. */
export type FieldType = 'string' | 'number' | 'boolean' | 'money' | 'object' | 'any';

/** The subject of a predicate. */
export type PredicateSubject = 'cart' | 'lineItem' | 'customLineItem' | 'product';

/** The attribute types of all product types, by attribute name. */
export type AttributeTypes = ReadonlyMap<string, readonly AttributeType[]>;

/** A reference; predicates can use its id or key. */
const named = object({ id: text, key: text, typeId: text });
const custom = map(json);
const customisedAddress = object({ ...address.fields, custom });

const texts = (...names: readonly string[]): Readonly<Record<string, Shape>> =>
  Object.fromEntries(names.map((name) => [name, text]));

const ofProduct = {
  product: named,
  productType: named,
  categories: list(named),
  categoriesWithAncestors: list(named),
  variant: object({ id: number, key: text }),
  sku: text,
};

const customer = object({
  ...texts('id', 'key', 'customerNumber', 'externalId', 'email', 'firstName', 'lastName', 'middleName', 'title'),
  ...texts('companyName', 'vatId', 'dateOfBirth', 'locale', 'createdAt', 'lastModifiedAt'),
  isEmailVerified: boolean,
  customerGroup: named,
  custom,
});

const SUBJECTS: Readonly<Record<PredicateSubject, ObjectShape>> = {
  product: object({
    ...ofProduct,
    ...texts('currency', 'country'),
    price: money,
    centAmount: number,
    customerGroup: named,
    channel: named,
  }),
  lineItem: object({
    ...ofProduct,
    price: object({
      ...money.fields,
      country: text,
      discount: named,
      customerGroup: named,
      channel: named,
      custom,
    }),
    supplyChannel: named,
    distributionChannel: named,
    taxCategory: named,
    quantity: number,
    custom,
  }),
  customLineItem: object({
    ...texts('slug', 'key'),
    money,
    price: money,
    taxCategory: named,
    quantity: number,
    custom,
  }),
  cart: object({
    ...texts('id', 'key', 'currency', 'country', 'locale', 'origin', 'taxMode', 'inventoryMode', 'customerId'),
    ...texts('customerEmail', 'anonymousId', 'cartState', 'createdAt', 'lastModifiedAt', 'taxRoundingMode'),
    ...texts('taxCalculationMode', 'priceRoundingMode', 'purchaseOrderNumber'),
    totalPrice: money,
    totalLineItemQuantity: number,
    customer,
    customerGroup: named,
    store: named,
    shippingInfo: object({ shippingMethodName: text, price: money, shippingMethod: named }),
    shippingAddress: customisedAddress,
    billingAddress: customisedAddress,
    discountCodes: list(object({ discountCode: named, state: text })),
    paymentInfo: object({ payments: list(named) }),
    custom,
  }),
};

/** The functions of cart predicates: the type of the result, and the kind of items. */
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

/** Returns the type with which a predicate compares a field: of a reference its id, of a list its elements. */
function comparedAs(shape: Shape): FieldType {
  switch (shape.kind) {
    case 'text':
      return 'string';
    case 'number':
    case 'boolean':
      return shape.kind;
    case 'json':
      return 'any';
    case 'list':
      return comparedAs(shape.of);
    case 'map':
      return 'object';
    case 'object':
      if ('centAmount' in shape.fields) return 'money';
      return 'typeId' in shape.fields ? 'string' : 'object';
  }
}

/** Returns the type of a field that a predicate names, or undefined if its subject has no such field. */
export function fieldType(
  subject: PredicateSubject,
  path: readonly string[],
  attributes: AttributeTypes | undefined,
): FieldType | undefined {
  const [first = '', ...rest] = path;
  const hasProduct = subject === 'product' || subject === 'lineItem';
  if (first === 'attributes' && hasProduct && rest.length > 0) return ofAttribute(rest, attributes);
  const shape = shapeAt(SUBJECTS[subject], path);
  return shape && comparedAs(shape);
}
