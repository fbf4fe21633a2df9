import { describe, expect, it } from '@jest/globals';
import { toJSONSchema } from 'zod';
import { localeSectionSchemas, storeSectionSchemas } from './contract.js';

interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly items?: Described;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly propertyNames?: Described;
  readonly additionalProperties?: Described | boolean;
  readonly anyOf?: readonly Described[];
  readonly allOf?: readonly Described[];
}

const isListed = ({ enum: values, const: value }: Described): boolean => values !== undefined || value !== undefined;

/** Lists the parts of a schema that have no upper bound. */
function unbounded(path: string, schema: Described): string[] {
  const { type, items, properties = {}, propertyNames, additionalProperties, anyOf = [], allOf = [] } = schema;
  const below = [
    ...Object.entries(properties).flatMap(([name, each]) => unbounded(`${path}.${name}`, each)),
    ...[...anyOf, ...allOf].flatMap((each) => unbounded(path, each)),
    ...(items ? unbounded(`${path}[]`, items) : []),
  ];
  if (isListed(schema)) return below;
  if (type === 'string') return schema.maxLength === undefined ? [...below, `${path}: text`] : below;
  if (type === 'array') return schema.maxItems === undefined ? [...below, `${path}: list`] : below;
  if (type === 'number' || type === 'integer') return isBoundedNumber(schema) ? below : [...below, `${path}: number`];
  if (propertyNames === undefined || typeof additionalProperties !== 'object') return below;
  const names = isListed(propertyNames) ? [] : unbounded(`${path} names`, propertyNames);
  const count = isListed(propertyNames) || schema.maxProperties !== undefined ? [] : [`${path}: entries`];
  return [...below, ...names, ...count, ...unbounded(`${path}{}`, additionalProperties)];
}

/** Returns whether a number has a bound other than JavaScript's own. */
function isBoundedNumber({ minimum, exclusiveMinimum, maximum }: Described): boolean {
  const least = minimum ?? exclusiveMinimum;
  const isBelow = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return isBelow && least !== undefined && least > Number.MIN_SAFE_INTEGER;
}

describe('everything that staff can write into config', () => {
  it.each(Object.entries({ ...storeSectionSchemas, ...localeSectionSchemas }))(
    'has a greatest length for every text, list and number: %s',
    (section, schema) => {
      expect(unbounded(section, toJSONSchema(schema, { unrepresentable: 'any' }) as Described)).toEqual([]);
    },
  );

  it('is reported if a bound is missing', () => {
    const open: Described = {
      type: 'object',
      properties: { hours: { type: 'string' }, days: { type: 'array', items: { type: 'integer', maximum: 7 } } },
    };
    expect(unbounded('care', open)).toEqual(['care.hours: text', 'care.days[]: number', 'care.days: list']);
  });
});
