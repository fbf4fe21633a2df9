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

/** The brand that an address of one segment names: one of the fixed links of the footer (spec shell §2.3). */
export function brandOfSlug(slug: string, { brand }: Pick<PageConfig, 'brand'>): BrandLink | undefined {
  const link = brand.productBrands.find(({ url }) => slugOfBrandLink(url) === slug);
  return link && { name: link.name, slug };
}

/** A brand's page: all that it makes. One that makes nothing for this store is a 404. */
export async function loadBrand(shop: Shop, { name, slug }: BrandLink, search: ListingSearch): Promise<CategoryData> {
  const path = `/${slug}`;
  const paths = Object.fromEntries(shop.config.first.locales.map(({ language }) => [language, path]));
  const place = { name, path, paths, metaTitle: null, metaDescription: null, ancestors: [], children: [] };
  const data = await loadListing(shop, { place, of: { brands: [slug] }, tags: [`brand:${slug}`] }, search);
  const isUnknown = data.total === 0 && data.facets.price === null && data.facets.tags.length === 0;
  if (isUnknown) pageNotFound();
  // That it is of this brand is said by the page itself.
  return { ...data, query: { ...data.query, brands: [] }, facets: { ...data.facets, brands: [] } };
}
