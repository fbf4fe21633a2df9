import { skuOfSlug } from '@manifold/domain/catalogue/product-slug';
import { informationPageOf, informationPaths, type InformationKey } from '../../platform/information/pages.js';
import type { PageFacts } from '../../platform/router-context.js';
import type { Shop } from '../../platform/shop/shop.js';
import { loadCategory, type CategoryData } from '../category/load-category.js';
import type { ListingSearch } from '../category/listing-query.js';
import { loadProduct, type ProductData } from '../product/load-product.js';

interface InformationData extends PageFacts {
  readonly kind: 'information';
  readonly pageKey: InformationKey;
}

export type SlugData = ProductData | CategoryData | InformationData;

interface SlugAddress {
  readonly slug: string;
  readonly path: string;
  readonly search: ListingSearch;
}

/** What an address of one segment names: a product by the form of its slug, an information page by config, else a category. */
export function loadSlug(shop: Shop, { slug, path, search }: SlugAddress): Promise<SlugData> | SlugData {
  if (skuOfSlug(slug)) return loadProduct(shop, slug, path);
  const config = shop.config.page.get();
  const page = informationPageOf(slug, config);
  if (page) return { kind: 'information', pageKey: page.key, paths: informationPaths(page.key, config) };
  return loadCategory(shop, slug, search);
}
