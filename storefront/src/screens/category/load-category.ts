import type { Category, ProductCard } from '@manifold/domain/catalogue/contract';
import type { PageFacts } from '../../platform/router-context.js';
import { pageNotFound } from '../../platform/routing/outcomes.js';
import type { Shop } from '../../platform/shop/shop.js';
import { listingQuery, type ListingQuery, type ListingSearch } from './listing-query.js';

export interface CategoryData extends PageFacts {
  readonly kind: 'category';
  readonly category: Category;
  readonly query: ListingQuery;
  readonly products: readonly ProductCard[];
  readonly total: number;
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,255}$/;

/** A category's page: itself and one page of its products. Nothing there is a 404, also past the last page. */
export async function loadCategory({ api, config }: Shop, slug: string, search: ListingSearch): Promise<CategoryData> {
  if (!SLUG.test(slug)) pageNotFound();
  const { category } = await api.commerce('getCategory', { slug });
  if (!category) pageNotFound();
  const query = listingQuery(search, config.page.get().limits);
  const { products } = await api.commerce('getProducts', { query: 'listing', categoryId: category.id, ...query });
  if (query.page > 1 && products.results.length === 0) pageNotFound();
  return {
    kind: 'category',
    category,
    query,
    products: products.results,
    total: products.total,
    paths: category.paths,
    tags: [`category:${category.id}`, ...products.results.map(({ id }) => `product:${id}`)],
  };
}
