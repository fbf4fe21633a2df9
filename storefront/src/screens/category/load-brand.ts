import { slugOfBrandLink } from '@manifold/domain/catalogue/slugs';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import { pageNotFound } from '../../platform/routing/outcomes.js';
import type { Shop } from '../../platform/shop/shop.js';
import type { ListingSearch } from '../../platform/routing/listing-search.js';
import { loadListing, type CategoryData } from './load-category.js';

interface BrandLink {
  readonly name: string;
  readonly slug: string;
}

/** Returns the brand that a slug names, out of the footer's brand links (spec shell §2.3). */
export function brandOfSlug(slug: string, { brand }: Pick<PageConfig, 'brand'>): BrandLink | undefined {
  const link = brand.productBrands.find(({ url }) => slugOfBrandLink(url) === slug);
  return link && { name: link.name, slug };
}

/** Loads the products of a brand. Answers 404 if the store has none. */
export async function loadBrand(shop: Shop, { name, slug }: BrandLink, search: ListingSearch): Promise<CategoryData> {
  const path = `/${slug}`;
  const paths = Object.fromEntries(shop.config.first.locales.map(({ language }) => [language, path]));
  const subject = { name, path, paths, metaTitle: null, metaDescription: null, ancestors: [], children: [] };
  const data = await loadListing(shop, { subject, scope: { brands: [slug] }, tags: [`brand:${slug}`] }, search);
  const isUnknown = data.total === 0 && data.facets.price === null && data.facets.tags.length === 0;
  if (isUnknown) pageNotFound();
  // All products are of this brand, so it is no filter.
  return { ...data, query: { ...data.query, brands: [] }, facets: { ...data.facets, brands: [] } };
}
