import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { malformed, type SearchField } from './search-field.js';
import { searchExpression, type SearchExpression } from './search-query.js';
import { searchField } from './searchable-fields.js';

interface AnyFacet {
  readonly name: string;
  /** Counts the products that were found, or all. */
  readonly scope: 'query' | 'all';
  readonly level: 'products' | 'variants';
  readonly filter?: SearchExpression;
}

export interface Range {
  readonly key: string;
  readonly from?: number | string;
  readonly to?: number | string;
}

export interface DistinctFacet extends AnyFacet {
  readonly kind: 'distinct';
  readonly field: SearchField;
  readonly includes?: readonly string[];
  readonly sort: { readonly by: 'count' | 'key'; readonly order: 'asc' | 'desc' };
  readonly limit: number;
  readonly missing?: string;
}
export interface RangesFacet extends AnyFacet {
  readonly kind: 'ranges';
  readonly field: SearchField;
  readonly ranges: readonly Range[];
}
export interface StatsFacet extends AnyFacet {
  readonly kind: 'stats';
  readonly field: SearchField;
}
export interface CountFacet extends AnyFacet {
  readonly kind: 'count';
}

/** A parsed facet of a search. */
export type SearchFacet = DistinctFacet | RangesFacet | StatsFacet | CountFacet;

const MAX_BUCKETS = 200;
const USUAL_BUCKETS = 10;

const common = {
  name: z.string().min(1),
  scope: z.enum(['query', 'all']).default('query'),
  level: z.enum(['products', 'variants']).default('products'),
  filter: z.unknown().optional(),
};
const named = { field: z.string(), fieldType: z.string().optional(), language: z.string().optional() };
const bound = z.union([z.number(), z.string()]).optional();
const INPUTS = {
  count: z.strictObject(common),
  stats: z.strictObject({ ...common, ...named }).omit({ level: true, language: true }),
  ranges: z.strictObject({
    ...common,
    ...named,
    ranges: z.array(z.strictObject({ from: bound, to: bound, key: z.string().optional() })).min(1),
  }),
  distinct: z.strictObject({
    ...common,
    ...named,
    includes: z.array(z.string()).optional(),
    sort: z
      .strictObject({ by: z.enum(['count', 'key']), order: z.enum(['asc', 'desc']) })
      .default({ by: 'count', order: 'desc' }),
    limit: z.int().min(1).max(MAX_BUCKETS).default(USUAL_BUCKETS),
    missing: z.string().optional(),
  }),
};

const shown = (limit: number | string | undefined): string => {
  if (limit === undefined) return '*';
  return typeof limit === 'number' && Number.isInteger(limit) ? limit.toFixed(1) : String(limit);
};

/** Parses a range. Its bounds must have the field's type; by default they are its key. */
function rangeOf(
  field: SearchField,
  { from, to, key }: { from?: Range['from']; to?: Range['to']; key?: string },
): Range {
  const wanted = field.kind === 'number' ? 'number' : 'string';
  if ([from, to].some((limit) => limit !== undefined && typeof limit !== wanted))
    throw malformed(`The bounds of a range over this field are of type ${wanted}.`);
  return { key: key ?? `${shown(from)}-${shown(to)}`, from, to };
}

function ordered(field: SearchField): SearchField {
  if (field.kind === 'number' || field.kind === 'date') return field;
  throw malformed('This facet is for numbers and dates.');
}

const withFilter = <T extends { filter?: unknown }>(facet: T) => ({
  ...facet,
  filter: facet.filter === undefined ? undefined : searchExpression(facet.filter),
});

const READERS: Readonly<Record<SearchFacet['kind'], (content: unknown) => SearchFacet>> = {
  count: (content) => ({ kind: 'count', ...withFilter(parseAs(INPUTS.count, content)) }),
  stats: (content) => {
    const read = withFilter(parseAs(INPUTS.stats, content));
    return { kind: 'stats', level: 'products', ...read, field: ordered(searchField(read)) };
  },
  ranges: (content) => {
    const read = withFilter(parseAs(INPUTS.ranges, content));
    const field = ordered(searchField(read));
    return { kind: 'ranges', ...read, field, ranges: read.ranges.map((range) => rangeOf(field, range)) };
  },
  distinct: (content) => {
    const read = withFilter(parseAs(INPUTS.distinct, content));
    return { kind: 'distinct', ...read, field: searchField(read) };
  },
};

const isKind = (word: string): word is SearchFacet['kind'] => Object.hasOwn(READERS, word);
const record = z.record(z.string(), z.unknown());

function facetExpression(value: unknown): SearchFacet {
  const [[word, content] = [], ...more] = Object.entries(parseAs(record, value));
  if (word === undefined || more.length > 0 || !isKind(word))
    throw malformed('A facet is one of count, distinct, ranges and stats.');
  return READERS[word](content);
}

/** Parses the facets of a search. Throws InvalidInput if two have the same name. */
export function facetExpressions(values: readonly unknown[]): SearchFacet[] {
  const facets = values.map(facetExpression);
  const names = new Set(facets.map(({ name }) => name));
  if (names.size < facets.length) throw malformed('Two facets have the same name.');
  return facets;
}
