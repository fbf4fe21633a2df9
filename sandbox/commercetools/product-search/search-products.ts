import type {
  ProductPagedSearchResponse,
  ProductProjection,
  ProductSearchMatchingVariantEntry,
  ProductSearchMatchingVariants,
} from '@commercetools/platform-sdk';
import { projectionView } from '../catalogue/projection-view.js';
import { projections } from '../catalogue/projection.js';
import { expanded } from '../work/expand.js';
import { products } from '../families/families.js';
import type { Work } from '../work/work.js';
import { facetResult } from './facet-results.js';
import { keptIndexes } from './kept-indexes.js';
import { refreshReducedPrices } from './reduced-prices.js';
import { all, reach, SearchConditions } from './search-conditions.js';
import { SearchParameters, type IndexIds } from './search-parameters.js';
import { fieldsOf, type SearchExpression } from './search-query.js';
import { searchedFields, searchedIndexes, type ProductSearch } from './search-request.js';
import { orderOf } from './sorting.js';

/** One search at work. */
class Searching {
  constructor(
    private readonly work: Work,
    private readonly search: ProductSearch,
    private readonly indexes: IndexIds,
  ) {}

  async answer(): Promise<ProductPagedSearchResponse> {
    const { query, postFilter, limit, offset } = this.search;
    const found = await this.ids([query], postFilter === undefined);
    const shown = postFilter === undefined ? found : await this.ids([query, postFilter], true);
    const page = shown.slice(offset, offset + limit);
    return {
      total: shown.length,
      offset,
      limit,
      facets: await this.facets(query === undefined ? undefined : found),
      results: await this.results(page),
    };
  }

  /** The ids of all products that fulfil the expressions: facets are about all of them, whatever page is shown. */
  private async ids(expressions: readonly (SearchExpression | undefined)[], isSorted: boolean): Promise<string[]> {
    const parameters = new SearchParameters(this.indexes);
    const conditions = new SearchConditions(parameters);
    const where = expressions.flatMap((one) => (one === undefined ? [] : [conditions.of(one)]));
    const order = isSorted ? ` ORDER BY ${orderOf(this.search, parameters)}` : '';
    const { rows } = await this.work.db.query<{ id: string }>(
      `SELECT p.id FROM products p WHERE ${['p.published', ...where].join(' AND ')}${order}`,
      parameters.values,
    );
    return rows.map(({ id }) => id);
  }

  private async facets(found: readonly string[] | undefined): Promise<ProductPagedSearchResponse['facets']> {
    const source = { db: this.work.db, indexes: this.indexes, found };
    const results = [];
    for (const facet of this.search.facets) results.push({ name: facet.name, ...(await facetResult(source, facet)) });
    return results;
  }

  private async results(page: readonly string[]): Promise<ProductPagedSearchResponse['results']> {
    const marked = this.search.markMatchingVariants ? await this.matchingVariants(page) : undefined;
    const projected = this.search.projection === undefined ? undefined : await this.projected(page);
    return page.map((id) => ({
      id,
      ...(marked && { matchingVariants: marked.get(id) ?? { allMatched: false, matchedVariants: [] } }),
      ...(projected && { productProjection: projected.get(id) }),
    }));
  }

  /** Of each product, the variants of which alone the query holds; a query that is not about variants means them all. */
  private async matchingVariants(page: readonly string[]): Promise<ReadonlyMap<string, ProductSearchMatchingVariants>> {
    const { query } = this.search;
    if (query === undefined || fieldsOf(query).every(({ level }) => level === 'product'))
      return new Map(page.map((id) => [id, { allMatched: true, matchedVariants: [] }]));
    const parameters = new SearchParameters(this.indexes);
    const { from, where, at } = reach('variant');
    const conditions = [...where, new SearchConditions(parameters).of(query, at)];
    const { rows } = await this.work.db.query<{ id: string; variant: ProductSearchMatchingVariantEntry }>(
      `SELECT p.id, jsonb_strip_nulls(jsonb_build_object('id', v.variant, 'sku', v.sku)) AS variant
       FROM ${['products p', ...from].join(', ')}
       WHERE p.id = ANY(${parameters.bind(page)}::text[]) AND ${all(conditions)} ORDER BY v.place`,
      parameters.values,
    );
    return new Map(
      page.map((id) => {
        const matchedVariants = rows.filter((row) => row.id === id).map(({ variant }) => variant);
        return [id, { allMatched: false, matchedVariants }];
      }),
    );
  }

  private async projected(page: readonly string[]): Promise<ReadonlyMap<string, ProductProjection>> {
    const { expand = [], ...wish } = this.search.projection ?? {};
    const view = await projectionView(this.work, wish);
    const found = await this.work.rows(products).findMany('id', page);
    const shown = await projections(this.work, found, view);
    const full = await Promise.all(shown.map((one) => expanded(this.work, one, expand)));
    return new Map((full as ProductProjection[]).map((one) => [one.id, one]));
  }
}

/** Finds published products by the search query language; ids, and what else was asked for of them. */
export async function searchProducts(work: Work, search: ProductSearch): Promise<ProductPagedSearchResponse> {
  const indexes = await keptIndexes(work, searchedIndexes(search));
  if (searchedFields(search).some(({ isReduced }) => isReduced)) await refreshReducedPrices(work);
  return new Searching(work, search, indexes).answer();
}
