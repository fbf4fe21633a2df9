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
import { ensureIndexes } from './ensure-indexes.js';
import { refreshReducedPrices } from './reduced-prices.js';
import { all, joinsTo, SearchConditions } from './search-conditions.js';
import { SearchParameters, type IndexIds } from './search-parameters.js';
import { fieldsOf, type SearchExpression } from './search-query.js';
import { searchedFields, searchedIndexes, type ProductSearch, productSearch } from './search-request.js';
import { orderOf } from './sorting.js';
import type { FastifyInstance } from 'fastify';
import { authorisedWork, type RouteContext } from '../http/request-work.js';

/** Runs one search. */
class Search {
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

  /** Returns the ids of all products that match: facets count all of them, not only the page. */
  private async ids(expressions: readonly (SearchExpression | undefined)[], isSorted: boolean): Promise<string[]> {
    const parameters = new SearchParameters(this.indexes);
    const conditions = new SearchConditions(parameters);
    const where = expressions.flatMap((one) => (one === undefined ? [] : [conditions.condition(one)]));
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

  /** Returns the variants of each product that match the query; all of them if the query has no conditions on variants. */
  private async matchingVariants(page: readonly string[]): Promise<ReadonlyMap<string, ProductSearchMatchingVariants>> {
    const { query } = this.search;
    if (query === undefined || fieldsOf(query).every(({ level }) => level === 'product'))
      return new Map(page.map((id) => [id, { allMatched: true, matchedVariants: [] }]));
    const parameters = new SearchParameters(this.indexes);
    const { from, where, at } = joinsTo('variant');
    const conditions = [...where, new SearchConditions(parameters).condition(query, at)];
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
    const { expand = [], ...parameters } = this.search.projection ?? {};
    const view = await projectionView(this.work, parameters);
    const found = await this.work.rows(products).findMany('id', page);
    const shown = await projections(this.work, found, view);
    const full = await Promise.all(shown.map((one) => expanded(this.work, one, expand)));
    return new Map((full as ProductProjection[]).map((one) => [one.id, one]));
  }
}

/** Searches published products; returns ids, and projections and facets if requested. */
export async function searchProducts(work: Work, search: ProductSearch): Promise<ProductPagedSearchResponse> {
  const indexes = await ensureIndexes(work, searchedIndexes(search));
  if (searchedFields(search).some(({ isReduced }) => isReduced)) await refreshReducedPrices(work);
  return new Search(work, search, indexes).answer();
}

/** Adds `POST /{projectKey}/products/search`: Product Search over published products. */
export function productSearchRoute(server: FastifyInstance, context: RouteContext): void {
  server.post(`/${context.backend.projectKey}/products/search`, async (request) => {
    const work = await authorisedWork(context, request, ['view_published_products']);
    return searchProducts(work, productSearch(request.body ?? {}));
  });
}
