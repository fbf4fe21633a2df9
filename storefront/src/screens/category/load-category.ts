import type { Category, ListingCollection, ListingFacets, ProductCard } from '@manifold/domain/catalogue/contract';
import type { PageFacts } from '../../platform/routing/router-context.js';
import { pageNotFound } from '../../platform/routing/outcomes.js';
import type { Shop } from '../../platform/shop/shop.js';
import { listingQuery, type ListingQuery } from '../../features/listing/query/listing-query.js';
import type { ListingSearch } from '../../platform/routing/listing-search.js';

/** What a listing's page is about: a category, a brand, or a collection. */
export type ListingPlace = Omit<Category, 'id' | 'key'>;

export interface CategoryData extends PageFacts {
  readonly kind: 'category';
  readonly category: ListingPlace;
  readonly query: ListingQuery;
  readonly products: readonly ProductCard[];
  readonly total: number;
  /** What the list can be narrowed down by. */
  readonly facets: ListingFacets;
}

interface Listing {
  readonly place: ListingPlace;
  /** Whose products: the category's, the brand's, or the collection's. */
  readonly of:
    { readonly categoryId: string } | { readonly brands: string[] } | { readonly collection: ListingCollection };
  readonly tags: readonly string[];
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,255}$/;
const NO_FACETS: ListingFacets = { tags: [], campaigns: [], brands: [], onStock: null, price: null };

/** A category's page: itself and one page of its products. Nothing there is a 404, also past the last page. */
export async function loadCategory(shop: Shop, slug: string, search: ListingSearch): Promise<CategoryData> {
  if (!SLUG.test(slug)) pageNotFound();
  const { category } = await shop.api.commerce('getCategory', { slug });
  if (!category) pageNotFound();
  const tags = [`category:${category.id}`];
  return loadListing(shop, { place: category, of: { categoryId: category.id }, tags }, search);
}

/** One page of a listing's products. */
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
    ...listing.of,
  });
  if (query.page > 1 && products.results.length === 0) pageNotFound();
  return {
    kind: 'category',
    category: listing.place,
    query,
    products: products.results,
    total: products.total,
    facets: products.facets ?? NO_FACETS,
    paths: listing.place.paths,
    tags: [...listing.tags, ...products.results.map(({ id }) => `product:${id}`)],
  };
}
