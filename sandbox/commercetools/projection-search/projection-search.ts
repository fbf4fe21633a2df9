import type {
  ProductProjection,
  ProductProjectionPagedSearchResponse,
  ProductVariant,
} from '@commercetools/platform-sdk';
import { projectionView, type ProjectionParameters } from '../catalogue/projection-view.js';
import { projections } from '../catalogue/projection.js';
import { expandedAll } from '../work/expand.js';
import { invalidInput } from '../errors/platform-error.js';
import { searchProducts } from '../product-search/search-products.js';
import { productSearch } from '../product-search/search-request.js';
import { products } from '../families/families.js';
import type { Work } from '../work/work.js';
import { facetPlan, facetResults, type FacetPlan } from './facets.js';
import { textCondition, type TextSearch } from './full-text.js';
import { allOf, type Condition } from './search-conditions.js';
import { searchPath } from './search-path.js';

/** A projection search as its parameters give it. */
export interface ProjectionSearch {
  readonly texts: readonly TextSearch[];
  /** Filters results and facets. */
  readonly queryFilters: readonly string[];
  /** Filters results only. */
  readonly filters: readonly string[];
  readonly facets: readonly string[];
  readonly facetFilters: readonly string[];
  readonly sort: readonly string[];
  readonly limit: number;
  readonly offset: number;
  readonly marksVariants: boolean;
  readonly expand: readonly string[];
  readonly view: ProjectionParameters;
}

const SORT = /^([\w.-]+)\s+(asc|desc)(?:\.(min|max))?$/;

async function sorting(work: Work, expression: string): Promise<Condition> {
  const [, path, order, mode] = SORT.exec(expression.trim()) ?? [];
  if (path === undefined) throw invalidInput(`Malformed parameter: sort: '${expression}' is not a sort expression.`);
  const named = path === 'score' ? { field: 'score' } : await searchPath(work, path);
  return { ...named, order, ...(mode === undefined ? {} : { mode }) };
}

async function plansOf(work: Work, search: ProjectionSearch): Promise<FacetPlan[]> {
  const filter = await allOf(work, search.facetFilters);
  const only = filter === undefined ? [] : [filter];
  const plans: FacetPlan[] = [];
  for (const [index, source] of search.facets.entries())
    plans.push(await facetPlan(work, source, { id: String(index), only }));
  return plans;
}

/** Returns the product with its matching variants marked; all of them if the search has no conditions on variants. */
const marked = (product: ProductProjection, skus: readonly (string | undefined)[] | undefined): ProductProjection => {
  const mark = (variant: ProductVariant): ProductVariant => ({
    ...variant,
    isMatchingVariant: skus === undefined || skus.includes(variant.sku),
  });
  return { ...product, masterVariant: mark(product.masterVariant), variants: product.variants.map(mark) };
};

/** Searches published products by the platform's older search, translated to Product Search. */
export async function searchProjections(
  work: Work,
  search: ProjectionSearch,
): Promise<ProductProjectionPagedSearchResponse> {
  const { limit, offset, view } = search;
  const filter = await allOf(work, search.queryFilters);
  const conditions = [...search.texts.map(textCondition), ...(filter === undefined ? [] : [filter])];
  const plans = await plansOf(work, search);
  const parsed = productSearch({
    ...(conditions.length === 0 ? {} : { query: { and: conditions } }),
    postFilter: await allOf(work, search.filters),
    sort: await Promise.all(search.sort.map((expression) => sorting(work, expression))),
    facets: plans.flatMap(({ parts }) => parts),
    offset,
    markMatchingVariants: search.marksVariants,
  });
  // The older search allows larger pages.
  const found = await searchProducts(work, { ...parsed, limit });
  const ids = found.results.map(({ id }) => id);
  const rows = await work.rows(products).findMany('id', ids);
  const shown = new Map((await projections(work, rows, await projectionView(work, view))).map((one) => [one.id, one]));
  const page = found.results.flatMap(({ id, matchingVariants }) => {
    const product = shown.get(id);
    if (product === undefined || !search.marksVariants) return product ?? [];
    const skus = matchingVariants?.allMatched ? undefined : matchingVariants?.matchedVariants.map(({ sku }) => sku);
    return marked(product, skus);
  });
  return {
    limit,
    offset,
    count: page.length,
    total: found.total,
    results: (await expandedAll(work, page, search.expand)) as ProductProjection[],
    facets: facetResults(plans, found.facets),
  };
}
