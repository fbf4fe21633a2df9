import fc, { type Arbitrary } from 'fast-check';

/** A JSON schema in our OpenAPI document. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Existing values by field name (ids, SKUs, slugs, codes, versions), so that requests find something. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

interface Place {
  readonly field: string;
  readonly known: Known;
  readonly defs: Readonly<Record<string, JsonSchema>>;
}

const MAXIMUM_ITEMS = 6;
const MAXIMUM_TEXT_LENGTH = 80;

/** Values that a schema accepts; three out of four are known values of the field, if there are any. */
export function valuesOf(schema: JsonSchema, known: Known): Arbitrary<unknown> {
  return values(schema, { field: '', known, defs: schema.$defs ?? {} });
}

function values(schema: JsonSchema, place: Place): Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const target = place.defs[schema.$ref.replace('#/$defs/', '')];
    return target ? fc.memo(() => values(target, place))() : fc.jsonValue();
  }
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return fc.oneof(...alternatives.map((each) => values(each, place)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  return ofType(schema, place);
}

function ofType(schema: JsonSchema, place: Place): Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return objects(schema, place);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = MAXIMUM_ITEMS } = schema;
      const maxLength = Math.max(minItems, Math.min(maxItems, MAXIMUM_ITEMS));
      return fc.array(values(items, place), { minLength: minItems, maxLength });
    }
    case 'string':
      return orKnown(texts(schema), place, (value) => typeof value === 'string' && fits(value, schema));
    case 'integer':
    case 'number': {
      const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema;
      const isWithin = (value: unknown) => typeof value === 'number' && value >= minimum && value <= maximum;
      return orKnown(fc.integer({ min: minimum, max: maximum }), place, isWithin);
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function objects(schema: JsonSchema, place: Place): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(([field, of]) => [field, values(of, { ...place, field })] as const);
  const requiredKeys = required.filter((field) => Object.hasOwn(properties, field));
  if (fields.length > 0) return fc.record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true });
  const others = typeof additionalProperties === 'object' ? values(additionalProperties, place) : fc.jsonValue();
  return fc.dictionary(fc.string({ maxLength: 8 }), others, { maxKeys: 3, noNullPrototype: true });
}

/** Generates printable texts; `spoiled-values.ts` adds lone surrogates and NUL. */
function texts({ pattern, minLength = 0, maxLength = MAXIMUM_TEXT_LENGTH }: JsonSchema): Arbitrary<string> {
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(maxLength, MAXIMUM_TEXT_LENGTH) });
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAXIMUM_TEXT_LENGTH)) };
  return fc.oneof(fc.string(bounds), fc.string({ ...bounds, unit: 'grapheme' }));
}

function fits(value: string, { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema): boolean {
  const matches = pattern === undefined || new RegExp(pattern).test(value);
  return matches && value.length >= minLength && value.length <= maxLength;
}

function orKnown(made: Arbitrary<unknown>, { field, known }: Place, isValid: (value: unknown) => boolean) {
  const found = (known[field] ?? []).filter(isValid);
  if (found.length === 0) return made;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...found) }, { weight: 1, arbitrary: made });
}
