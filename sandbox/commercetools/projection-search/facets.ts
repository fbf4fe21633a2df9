import type { FacetResult, FacetResults, TermFacetResultType } from '@commercetools/platform-sdk';
import type { Work } from '../work/work.js';
import { searchField } from '../product-search/searchable-fields.js';
import type { FilterExpression, FilterRange } from './filter-expression.js';
import { filterExpression } from './filter-expression.js';
import { conditionOf, type Condition } from './search-conditions.js';
import { searchPath, type NamedField } from './search-path.js';

/** A parsed facet of the projection search, with the name of its result. */
interface FacetRequest {
  readonly name: string;
  readonly expression: FilterExpression;
  readonly countsProducts: boolean;
}

/** The result of one part of a facet. */
export interface PartResult {
  readonly name: string;
  readonly value?: number;
  readonly buckets?: readonly { readonly key: string; readonly count: number }[];
  readonly count?: number;
  readonly min?: unknown;
  readonly max?: unknown;
  readonly sum?: number;
  readonly mean?: number;
}
type Parts = ReadonlyMap<string, PartResult>;

/** A facet of the projection search as several facets of Product Search, and how their results are combined. */
export interface FacetPlan {
  readonly name: string;
  readonly parts: readonly Condition[];
  readonly result: (parts: Parts) => FacetResult;
}

const MAX_TERMS = 200;

function parseFacet(source: string): FacetRequest {
  const [, expression = '', alias, counting] =
    /^(.*?)(?:\s+as\s+([\w.-]+))?(\s+counting products)?$/s.exec(source.trim()) ?? [];
  const read = filterExpression(expression);
  return { name: alias ?? read.path, expression: read, countsProducts: counting !== undefined };
}

const dataTypes: Readonly<Record<string, TermFacetResultType>> = {
  text: 'text',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
};

interface Planning {
  readonly id: string;
  readonly facet: FacetRequest;
  readonly named: NamedField;
  /** Further conditions on the counted products: `filter.facets`. */
  readonly only: readonly Condition[];
}

const levelOf = ({ field }: NamedField): 'products' | 'variants' =>
  field.startsWith('variants.') ? 'variants' : 'products';
const and = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? {} : { filter: { and: conditions } };

function terms({ id, facet, named, only }: Planning): FacetPlan {
  const level = levelOf(named);
  const count = (name: string, condition: Condition): Condition => ({
    count: { name: `${id}:${name}`, level, ...and([...only, condition]) },
  });
  const distinct = (name: string, of: string): Condition => ({
    distinct: { name: `${id}:${name}`, ...named, level: of, limit: MAX_TERMS, ...and(only) },
  });
  return {
    name: facet.name,
    parts: [
      distinct('terms', level),
      ...(facet.countsProducts ? [distinct('products', 'products')] : []),
      count('total', { exists: named }),
      count('missing', { not: [{ exists: named }] }),
    ],
    result: (parts) => {
      const buckets = parts.get(`${id}:terms`)?.buckets ?? [];
      const inProducts = new Map((parts.get(`${id}:products`)?.buckets ?? []).map(({ key, count: of }) => [key, of]));
      const shown = buckets.reduce((sum, bucket) => sum + bucket.count, 0);
      const total = Math.max(shown, parts.get(`${id}:total`)?.value ?? 0);
      return {
        type: 'terms',
        dataType: dataTypes[searchField(named).kind] ?? 'text',
        missing: parts.get(`${id}:missing`)?.value ?? 0,
        total,
        other: total - shown,
        terms: buckets.map(({ key, count: of }) => ({
          term: key,
          count: of,
          ...(facet.countsProducts ? { productCount: inProducts.get(key) ?? 0 } : {}),
        })),
      };
    },
  };
}

const bound = (value: string | number | undefined): { number: number; text: string } => ({
  number: typeof value === 'number' ? value : 0,
  text: value === undefined ? '' : String(value),
});

function ranges({ id, facet, named, only }: Planning, wanted: readonly FilterRange[]): FacetPlan {
  const { field, fieldType } = named;
  const condition = ({ from, to }: FilterRange): Condition[] =>
    from === undefined && to === undefined
      ? []
      : [
          {
            range: { ...named, ...(from === undefined ? {} : { gte: from }), ...(to === undefined ? {} : { lt: to }) },
          },
        ];
  return {
    name: facet.name,
    parts: wanted.flatMap((range, index): Condition[] => [
      { stats: { name: `${id}:${index}`, field, fieldType, ...and([...only, ...condition(range)]) } },
      { count: { name: `${id}:${index}:products`, ...and([...only, { exists: named }, ...condition(range)]) } },
    ]),
    result: (parts) => ({
      type: 'range',
      ranges: wanted.map(({ from, to }, index) => {
        const { count = 0, min, max, sum = 0, mean = 0 } = parts.get(`${id}:${index}`) ?? {};
        const products = parts.get(`${id}:${index}:products`)?.value ?? 0;
        return {
          from: bound(from).number,
          fromStr: bound(from).text,
          to: bound(to).number,
          toStr: bound(to).text,
          count,
          total: sum,
          min: Number(min ?? 0),
          max: Number(max ?? 0),
          mean,
          ...(facet.countsProducts ? { productCount: products } : {}),
        };
      }),
    }),
  };
}

function filtered({ id, facet, named, only }: Planning, condition: Condition): FacetPlan {
  const count = (level: string): Condition => ({
    count: { name: `${id}:${level}`, level, ...and([...only, condition]) },
  });
  return {
    name: facet.name,
    parts: [count('products'), count('variants')],
    result: (parts) => ({
      type: 'filter',
      count: parts.get(`${id}:${levelOf(named)}`)?.value ?? 0,
      ...(facet.countsProducts ? { productCount: parts.get(`${id}:products`)?.value ?? 0 } : {}),
    }),
  };
}

/** Returns the plan of a facet: over all values of a field, over ranges, or over a filter. */
export async function facetPlan(
  work: Work,
  source: string,
  { id, only }: Pick<Planning, 'id' | 'only'>,
): Promise<FacetPlan> {
  const facet = parseFacet(source);
  const { expression } = facet;
  const planning = { id, facet, only, named: await searchPath(work, expression.path) };
  if (expression.kind === 'field') return terms(planning);
  if (expression.kind === 'ranges') return ranges(planning, expression.ranges);
  return filtered(planning, await conditionOf(work, expression));
}

/** Combines the results of the parts into those of the facets. */
export function facetResults(plans: readonly FacetPlan[], results: readonly PartResult[]): FacetResults {
  const parts = new Map(results.map((result) => [result.name, result]));
  return Object.fromEntries(plans.map(({ name, result }) => [name, result(parts)]));
}
