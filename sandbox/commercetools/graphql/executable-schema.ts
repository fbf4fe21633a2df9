import { existsSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  GraphQLError,
  isAbstractType,
  isObjectType,
  isScalarType,
  Kind,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { conventionalResolver, type Source } from './conventions.js';
import { customerResolvers } from './customer-resolvers.js';
import type { GraphqlContext } from './graphql-context.js';
import { mutationResolvers } from './mutation-resolvers.js';
import { onlyNamed, productResolvers } from './product-resolvers.js';
import { queryResolvers } from './query-resolvers.js';
import { suggestionResolvers } from './suggestion-resolvers.js';

type Resolvers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface CustomSource {
  readonly fields?: Readonly<Record<string, unknown>>;
}

const typeResolvers = {
  CustomFieldsType: {
    customFieldsRaw: ({ fields }: CustomSource, args: object) =>
      onlyNamed(
        Object.entries(fields ?? {}).map(([name, value]) => ({ name, value })),
        args,
      ),
  },
  ShippingMethod: { active: ({ active }: { active?: boolean }) => active !== false },
  Cart: linesById(),
  Order: linesById(),
};

function linesById() {
  return {
    lineItems: ({ lineItems }: { lineItems: { id: string }[] }, { id }: { id?: string | null }) =>
      id ? lineItems.filter((line) => line.id === id) : lineItems,
  };
}

/** Merges sets of resolvers; several sets may have fields of the same type. */
function mergeResolvers(...sets: readonly Resolvers[]): Resolvers {
  const merged: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const [type, fields] of sets.flatMap((set) => Object.entries(set)))
    merged[type] = { ...merged[type], ...fields };
  return merged;
}

const RESOLVERS = mergeResolvers(
  queryResolvers,
  suggestionResolvers,
  mutationResolvers,
  productResolvers,
  customerResolvers,
  typeResolvers,
);

/** The object types behind the interfaces, by their `type` field. */
const CONCRETE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BaseMoney: { centPrecision: 'Money' },
  ProductDiscountValue: {
    relative: 'RelativeDiscountValue',
    absolute: 'AbsoluteDiscountValue',
    external: 'ExternalDiscountValue',
  },
  CartDiscountValue: {
    relative: 'RelativeDiscountValue',
    absolute: 'AbsoluteDiscountValue',
    fixed: 'FixedPriceDiscountValue',
  },
  CartDiscountTarget: {
    lineItems: 'LineItemsTarget',
    customLineItems: 'CustomLineItemsTarget',
    shipping: 'ShippingTarget',
    totalPrice: 'CartDiscountTotalPriceTarget',
  },
};

function longValue(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    throw new GraphQLError(`Long cannot represent ${JSON.stringify(value)}.`);
  return number;
}

function textValue(value: unknown): string {
  if (typeof value !== 'string') throw new GraphQLError(`Expected a text, found ${JSON.stringify(value)}.`);
  return value;
}

function addScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || ['String', 'Int', 'Float', 'Boolean', 'ID', 'Json'].includes(type.name)) continue;
    const parse = type.name === 'Long' ? longValue : textValue;
    type.serialize = type.name === 'Long' ? longValue : String;
    type.parseValue = parse;
    type.parseLiteral = (node) => {
      const value = 'value' in node ? node.value : undefined;
      return parse(node.kind === Kind.INT ? Number(value) : value);
    };
  }
}

function addResolvers(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const own = RESOLVERS[type.name]?.[field.name];
    const resolve = typeof own === 'function' ? own : conventionalResolver(field);
    field.resolve = resolve as GraphQLFieldResolver<Source, GraphqlContext>;
  }
}

// The schema file is in the folder of this source; the build output is in `dist/`, two folders further down.
function schemaText(): string {
  const places = ['./schema.graphql', '../../../commercetools/graphql/schema.graphql'];
  const found = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (found === undefined) throw new Error('schema.graphql is missing.');
  return readFileSync(found, 'utf8');
}

/** Returns the published schema with its resolvers. */
export function executableSchema(): GraphQLSchema {
  const schema = buildSchema(schemaText());
  addScalars(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type)) addResolvers(type);
    if (isAbstractType(type)) {
      const concrete = CONCRETE[type.name] ?? {};
      type.resolveType = (value: { readonly type?: string }) => concrete[value.type ?? ''];
    }
  }
  return schema;
}
