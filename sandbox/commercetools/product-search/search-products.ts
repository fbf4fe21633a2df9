import type {
  ProductPagedSearchResponse,
  ProductProjection,
  ProductSearchMatchingVariantEntry,
  ProductSearchMatchingVariants,
} from '@commercetools/platform-sdk';
import { projectionView } from '../catalogue/projection-view.js';
import { projections } from '../catalogue/projection.js';
import { expanded } from '../http/expand.js';
import { Parameters } from '../predicates/to-sql.js';
import { products } from '../resources/families.js';
import type { Work } from '../resources/work.js';
import { facetResult } from './facet-results.js';
import { refreshReducedPrices } from './reduced-prices.js';
import { placesOf, SearchConditions } from './search-conditions.js';
import type { SearchField } from './search-field.js';
import { fieldsOf, type SearchExpression } from './search-query.js';
import { searchedFields, type ProductSearch } from './search-request.js';
import { orderOf } from './sorting.js';

/** The products, with their current data read once: unpacking it is what costs. */
const productsWith = (column: 'outline' | 'body'): string =>
  `products p CROSS JOIN LATERAL (SELECT p.${column} #> '{masterData,current}' AS data OFFSET 0) AS d`;

/** One search at work. */
class Searching {
  constructor(
    private readonly work: Work,
    private readonly search: ProductSearch,
    private readonly from: string,
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
    const parameters = new Parameters();
    const conditions = new SearchConditions(parameters);
    const where = expressions.flatMap((one) => (one === undefined ? [] : [conditions.of(one)]));
    const order = isSorted ? ` ORDER BY ${orderOf(this.search, parameters)}` : '';
    const { rows } = await this.work.db.query<{ id: string }>(
      `SELECT p.id FROM ${this.from} WHERE ${['p.published', ...where].join(' AND ')}${order}`,
      parameters.values,
    );
    return rows.map(({ id }) => id);
  }

  private async facets(found: readonly string[] | undefined): Promise<ProductPagedSearchResponse['facets']> {
    const source = { db: this.work.db, products: this.from, found };
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
    const parameters = new Parameters();
    const { from, bound } = placesOf('variant');
    const condition = new SearchConditions(parameters).of(query, bound);
    const { rows } = await this.work.db.query<{ id: string; variant: ProductSearchMatchingVariantEntry }>(
      `SELECT p.id, jsonb_strip_nulls(jsonb_build_object('id', v.variant -> 'id', 'sku', v.variant -> 'sku')) AS variant
       FROM ${[this.from, ...from].join(', ')} WHERE p.id = ANY(${parameters.bind(page)}::text[]) AND ${condition}`,
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

/** Outlines are enough for most fields, and much quicker to read. */
async function columnFor(work: Work, fields: readonly SearchField[]): Promise<'outline' | 'body'> {
  if (fields.some(({ isInOutline }) => !isInOutline)) return 'body';
  const names = fields.flatMap(({ attribute }) => attribute ?? []);
  if (names.length === 0) return 'outline';
  const { rows } = await work.db.query('SELECT 1 FROM long_attributes WHERE name = ANY($1) LIMIT 1', [names]);
  return rows.length === 0 ? 'outline' : 'body';
}

/** Finds published products by the search query language; ids, and what else was asked for of them. */
export async function searchProducts(work: Work, search: ProductSearch): Promise<ProductPagedSearchResponse> {
  const fields = searchedFields(search);
  if (fields.some(({ isReduced }) => isReduced)) await refreshReducedPrices(work);
  return new Searching(work, search, productsWith(await columnFor(work, fields))).answer();
}
