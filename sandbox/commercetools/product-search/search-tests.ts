import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import type { Parameters } from '../predicates/to-sql.js';
import { malformed, type SearchField, type ValueKind } from './search-field.js';
import type { SearchTest, SearchValue } from './search-value.js';
import { textTest } from './text-test.js';

const MAX_TEXT = 256;
const text = z.string().max(MAX_TEXT, `A text has at most ${MAX_TEXT} characters.`);

const TYPES: Readonly<Record<ValueKind, z.ZodType<string | number | boolean>>> = {
  text,
  number: z.number(),
  boolean: z.boolean(),
  date: text,
};

/** Returns a value as it is stored: instants in UTC with milliseconds, days unchanged. */
const asStored = (value: string | number | boolean, kind: ValueKind): string | number | boolean => {
  if (kind !== 'date' || typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return value;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) throw malformed(`'${value}' is not a date and time.`);
  return moment.toISOString();
};

const exactInput = z
  .object({
    value: z.unknown().optional(),
    values: z.array(z.unknown()).min(1).optional(),
    caseInsensitive: z.boolean().default(false),
  })
  .refine(({ value, values }) => (value === undefined) !== (values === undefined), 'Either a value or values.');

function exact(input: unknown, { kind }: SearchField): SearchTest {
  const { value, values, caseInsensitive } = parseAs(exactInput, input);
  const wanted = (values ?? [value]).map((one) => asStored(parseAs(TYPES[kind], one), kind));
  if (caseInsensitive && kind === 'text') {
    const lower = wanted.map((one) => String(one).toLowerCase());
    return { matches: (v, parameters) => `lower(${v.text}) = ANY(${parameters.bind(lower)}::text[])` };
  }
  return {
    matches: (v, parameters) => v.isOneOf(wanted, parameters),
    texts: kind === 'text' ? wanted.map(String) : undefined,
  };
}

const rangeInput = z
  .object({
    gte: z.unknown().optional(),
    gt: z.unknown().optional(),
    lte: z.unknown().optional(),
    lt: z.unknown().optional(),
  })
  .refine((input) => Object.values(input).some((bound) => bound !== undefined), 'A range needs a bound.');
const OPERATORS = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;

/** Returns a comparison with a field's value; it is never true for values of another type. */
export function compared(
  value: SearchValue,
  { kind, operator, bound }: { readonly kind: ValueKind; readonly operator: string; readonly bound: unknown },
  parameters: Parameters,
): string {
  const limit = asStored(parseAs(TYPES[kind], bound), kind);
  return kind === 'number'
    ? value.compares(operator, Number(limit), parameters)
    : `(${value.text} COLLATE "C" ${operator} ${parameters.bind(limit)})`;
}

function range(input: unknown, { kind }: SearchField): SearchTest {
  if (kind !== 'number' && kind !== 'date') throw malformed('A range is for numbers and dates.');
  const bounds = Object.entries(parseAs(rangeInput, input)).filter(([, bound]) => bound !== undefined);
  const limits = bounds.map(([name, bound]) => ({ operator: OPERATORS[name as keyof typeof OPERATORS], bound }));
  for (const { bound } of limits) asStored(parseAs(TYPES[kind], bound), kind);
  return {
    matches: (v, parameters) => limits.map((limit) => compared(v, { kind, ...limit }, parameters)).join(' AND '),
  };
}

const exists = (): SearchTest => ({ matches: (v) => v.isThere });

export const SEARCH_TESTS: Readonly<Record<string, (input: unknown, field: SearchField) => SearchTest>> = {
  exact,
  range,
  exists,
  fullText: textTest('fullText', text),
  fullTextPrefix: textTest('fullTextPrefix', text),
  prefix: textTest('prefix', text),
  wildcard: textTest('wildcard', text),
  fuzzy: textTest('fuzzy', text),
};
