import { getNamedType, getNullableType, isListType, type GraphQLField, type GraphQLFieldResolver } from 'graphql';
import {
  cartDiscounts,
  carts,
  categories,
  channels,
  discountCodes,
  payments,
  productDiscounts,
  products,
  productTypes,
  shippingMethods,
  stores,
  taxCategories,
  types,
  zones,
} from '../families/families.js';
import type { Family } from '../storage/family.js';
import type { GraphqlContext } from './graphql-context.js';

export type Source = Readonly<Record<string, unknown>>;
export type Resolver = GraphQLFieldResolver<Source, GraphqlContext, Record<string, never>>;

/** GraphQL types of resources; a field of such a type holds a reference until it is resolved. */
const RESOURCES: Readonly<Record<string, Family>> = {
  Cart: carts,
  CartDiscount: cartDiscounts,
  Category: categories,
  Channel: channels,
  DiscountCode: discountCodes,
  Payment: payments,
  Product: products,
  ProductDiscount: productDiscounts,
  ProductTypeDefinition: productTypes,
  ShippingMethod: shippingMethods,
  Store: stores,
  TaxCategory: taxCategories,
  TypeDefinition: types,
  Zone: zones,
};

const isObject = (value: unknown): value is Source => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns one text of a localized string: of the given locale, or of the first accepted one that exists. */
export function localizedText(
  texts: unknown,
  wanted: { locale?: unknown; acceptLanguage?: unknown },
): string | undefined {
  if (!isObject(texts)) return undefined;
  const accepted = [wanted.locale, ...listOf(wanted.acceptLanguage)].flatMap((locale) => text(locale) ?? []);
  return accepted.map((locale) => text(texts[locale])).find((found) => found !== undefined);
}

const allLocales = (texts: unknown): object[] | undefined =>
  isObject(texts) ? Object.entries(texts).map(([locale, value]) => ({ locale, value })) : undefined;

// `categoriesRef` → `categories`, `paymentRefs` → `payments`.
const baseName = (name: string): string => (name.endsWith('Refs') ? `${name.slice(0, -4)}s` : name.slice(0, -3));

const property: Resolver = (source, args, context, info) => {
  const value = source[info.fieldName];
  return typeof value === 'function' ? (value as Resolver)(source, args, context, info) : value;
};

async function loaded(family: Family, value: unknown, context: GraphqlContext): Promise<unknown> {
  // A loaded resource has a version. A reference has none, or is a line's versioned reference, which has a type.
  if (!isObject(value) || ('version' in value && !('typeId' in value))) return value;
  return context.load(family, { id: text(value.id), key: text(value.key) });
}

async function loadedList(family: Family, values: unknown, context: GraphqlContext): Promise<unknown[]> {
  const found = await Promise.all(listOf(values).map((value) => loaded(family, value, context)));
  return found.filter((one) => one !== undefined);
}

/** Returns the default resolver of a field, chosen by its name, arguments and type. */
export function conventionalResolver(field: GraphQLField<unknown, unknown>): Resolver {
  const { name } = field;
  const type = getNamedType(field.type).name;
  const isList = isListType(getNullableType(field.type));
  const isReference = type === 'Reference' || type === 'KeyReference' || type === 'VersionedReference';
  if (field.args.some((arg) => arg.name === 'acceptLanguage'))
    return (source, args) => localizedText(source[name], args);
  if (name.endsWith('AllLocales')) {
    const base = name.slice(0, -'AllLocales'.length);
    return (source) => allLocales(source[base]);
  }
  if (isReference && /Refs?$/.test(name)) {
    const base = baseName(name);
    return (source) => (isList ? listOf(source[base]) : source[base]);
  }
  const family = RESOURCES[type];
  if (family === undefined)
    return isList ? (source, args, context, info) => property(source, args, context, info) ?? [] : property;
  if (isList) return (source, _args, context) => loadedList(family, source[name], context);
  return (source, _args, context) => loaded(family, source[name], context);
}
