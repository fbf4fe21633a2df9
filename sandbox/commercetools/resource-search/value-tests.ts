import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import type { Parameters } from '../predicates/to-sql.js';
import { malformedQuery } from './field-path.js';

/** Returns the SQL condition on one JSON value `x.v`. */
export type ValueTest = (parameters: Parameters) => string;

const TEXT = "(x.v #>> '{}')";
const MAX_TEXT = 256;
const text = z.string().max(MAX_TEXT);
const anyValue = z.union([text, z.number(), z.boolean()]);
const wordsOf = (value: string): string[] => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const escaped = (value: string): string => value.replaceAll(/[\\%_]/g, '\\$&');

const exactInput = z
  .object({
    value: anyValue.optional(),
    values: z.array(anyValue).min(1).max(100).optional(),
    caseInsensitive: z.boolean().default(false),
  })
  .refine(({ value, values }) => (value === undefined) !== (values === undefined), 'Either a value or values.');

function exact(input: unknown): ValueTest {
  const { value, values = [value], caseInsensitive } = parseAs(exactInput, input);
  if (caseInsensitive)
    return (parameters) => `lower(${TEXT}) = ANY(${parameters.bind(values.map((one) => String(one).toLowerCase()))})`;
  return (parameters) =>
    `(${values.map((one) => `x.v = ${parameters.bind(JSON.stringify(one))}::jsonb`).join(' OR ')})`;
}

const bound = z.union([text, z.number()]).optional();
const rangeInput = z.object({ gt: bound, gte: bound, lt: bound, lte: bound });
const OPERATORS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
const DATE = /^\d{4}-\d\d-\d\dT/;

/** Returns a value as it is stored: instants in UTC with milliseconds. */
function asStored(value: string | number): string | number {
  if (typeof value === 'number' || !DATE.test(value)) return value;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) throw malformedQuery(`'${value}' is not a date and time.`);
  return moment.toISOString();
}

function range(input: unknown): ValueTest {
  const bounds = Object.entries(parseAs(rangeInput, input)).flatMap(([name, limit]) =>
    limit === undefined ? [] : [{ operator: OPERATORS[name as keyof typeof OPERATORS], limit: asStored(limit) }],
  );
  if (bounds.length === 0) throw malformedQuery('A range needs a bound.');
  return (parameters) => {
    const each = bounds.map(({ operator, limit }) => {
      const [type, value] = typeof limit === 'number' ? ['number', 'x.v'] : ['string', `${TEXT} COLLATE "C"`];
      const boundLimit =
        typeof limit === 'number' ? `to_jsonb(${parameters.bind(limit)}::numeric)` : parameters.bind(limit);
      return `(jsonb_typeof(x.v) = '${type}' AND ${value} ${operator} ${boundLimit})`;
    });
    return each.join(' AND ');
  };
}

const textInput = z.object({
  value: text,
  caseInsensitive: z.boolean().default(false),
  mustMatch: z.enum(['all', 'any']).default('all'),
  level: z.int().min(0).max(2).optional(),
});

/** Matches whole words in any order. */
function fullText(input: unknown): ValueTest {
  const { value, mustMatch } = parseAs(textInput, input);
  const words = wordsOf(value).map((word) => `'${word}'`);
  if (words.length === 0) throw malformedQuery('A full text needs a word.');
  const wanted = words.join(mustMatch === 'all' ? ' & ' : ' | ');
  return (parameters) => `to_tsvector('simple', ${TEXT}) @@ to_tsquery('simple', ${parameters.bind(wanted)})`;
}

function like(input: unknown, pattern: (value: string) => string): ValueTest {
  const { value, caseInsensitive } = parseAs(textInput, input);
  return (parameters) => `${TEXT} ${caseInsensitive ? 'ILIKE' : 'LIKE'} ${parameters.bind(pattern(value))}`;
}

/** The simple expressions of the search query language. */
export const VALUE_TESTS: Readonly<Record<string, (input: unknown) => ValueTest>> = {
  exact,
  range,
  fullText,
  exists: () => () => "jsonb_typeof(x.v) <> 'null'",
  prefix: (input) => like(input, (value) => `${escaped(value)}%`),
  wildcard: (input) => like(input, (value) => escaped(value).replaceAll('*', '%').replaceAll('?', '_')),
};
