import type { Category, ListingCollection, ListingFacets, ProductCard } from '@manifold/domain/catalogue/contract';
import type { PageFacts } from '../../platform/routing/router-context.js';
import { pageNotFound } from '../../platform/routing/outcomes.js';
import type { Shop } from '../../platform/shop/shop.js';
import { listingQuery, type ListingQuery } from '../../features/listing/query/listing-query.js';
import type { ListingSearch } from '../../platform/routing/listing-search.js';

/** The subject of a listing page: a category, a brand or a collection. */
export type ListingSubject = Omit<Category, 'id' | 'key'>;

export interface CategoryData extends PageFacts {
  readonly kind: 'category';
  readonly category: ListingSubject;
  readonly query: ListingQuery;
  readonly products: readonly ProductCard[];
  readonly total: number;
  /** The available filters. */
  readonly facets: ListingFacets;
}

interface Listing {
  readonly subject: ListingSubject;
  /** The listed products. */
  readonly scope:
    { readonly categoryId: string } | { readonly brands: string[] } | { readonly collection: ListingCollection };
  readonly tags: readonly string[];
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,255}$/;
const NO_FACETS: ListingFacets = { tags: [], campaigns: [], brands: [], onStock: null, price: null };

/** Loads a category and one page of its products. Answers 404 for an unknown category and past the last page. */
export async function loadCategory(shop: Shop, slug: string, search: ListingSearch): Promise<CategoryData> {
  if (!SLUG.test(slug)) pageNotFound();
  const { category } = await shop.api.commerce('getCategory', { slug });
  if (!category) pageNotFound();
  const tags = [`category:${category.id}`];
  return loadListing(shop, { subject: category, scope: { categoryId: category.id }, tags }, search);
}

/** Loads one page of the products of a listing. Answers 404 past the last page. */
export async function loadListing(
  { api, config }: Shop,
  listing: Listing,
  search: ListingSearch,
): Promise<CategoryData> {
  const query = listingQuery(search, config.page.get().limits);
  const { products } = await api.commerce('getProducts', {
    query: 'listing',
    ...query,
    tags: [...query.tags],
    campaigns: [...query.campaigns],
    brands: [...query.brands],
    ...listing.scope,
  });
  if (query.page > 1 && products.results.length === 0) pageNotFound();
  return {
    kind: 'category',
    category: listing.subject,
    query,
    products: products.results,
    total: products.total,
    facets: products.facets ?? NO_FACETS,
    paths: listing.subject.paths,
    tags: [...listing.tags, ...products.results.map(({ id }) => `product:${id}`)],
  };
}
