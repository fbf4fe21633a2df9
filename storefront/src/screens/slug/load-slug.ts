import type { NewsletterPageKey } from '@manifold/domain/page-slugs/information-pages';
import type { SellerAddress } from '@manifold/domain/seller/contract';
import { skuOfSlug } from '@manifold/domain/catalogue/slugs';
import { informationPageOf, informationPaths, type InformationKey } from '../../platform/information/pages.js';
import { newsletterPageOf } from '../../platform/newsletter/pages.js';
import type { PageFacts, RouterContext } from '../../platform/routing/router-context.js';
import { movedPermanently } from '../../platform/routing/outcomes.js';
import { languagePrefix } from '../../platform/store/language-prefix.js';
import { loadCategory, type CategoryData } from '../category/load-category.js';
import { brandOfSlug, loadBrand } from '../category/load-brand.js';
import { collectionOfSlug, loadCollection } from '../category/load-collection.js';
import type { ListingSearch } from '../../platform/routing/listing-search.js';
import type { ProductData } from '../product/load-product.js';

interface InformationData extends PageFacts {
  readonly kind: 'information';
  readonly pageKey: InformationKey;
  /** The seller's address on the pages that name it; null if it could not be loaded. */
  readonly address: SellerAddress | null;
}

interface NewsletterData extends PageFacts {
  readonly kind: 'newsletter';
  readonly pageKey: NewsletterPageKey;
}

/** The data of a page whose address has one segment. */
export type SlugData = CategoryData | InformationData | NewsletterData;

export type PageData = SlugData | ProductData;

interface SlugAddress {
  readonly slug: string;
  readonly search: ListingSearch;
}

type LoaderContext = Pick<RouterContext, 'shop' | 'intl' | 'withMessages'>;

/** The pages that name the seller's address. */
const ADDRESSED: ReadonlySet<InformationKey> = new Set(['contact', 'company-information']);

async function loadAddress({ api }: LoaderContext['shop'], key: InformationKey): Promise<SellerAddress | null> {
  if (!ADDRESSED.has(key)) return null;
  const answer = await api.commerce('getSellerAddress', {}).catch(() => null);
  return answer?.address ?? null;
}

/** Loads the page that a slug names: an information page, collection or brand of the config, else a category. Products have their own route. */
export async function loadSlug(context: LoaderContext, { slug, search }: SlugAddress): Promise<SlugData> {
  const { shop, withMessages } = context;
  // A product's slug only gets here with native routing. Otherwise the rewrite selects the product's route.
  if (skuOfSlug(slug)) movedPermanently(`${languagePrefix(shop.config.first)}/p/${slug}`);
  const config = shop.config.page.get();
  const page = informationPageOf(slug, config);
  if (page) {
    const paths = informationPaths(page.key, config);
    const address = await withMessages('information', loadAddress(shop, page.key));
    return { kind: 'information', pageKey: page.key, address, paths };
  }
  const newsletterPage = newsletterPageOf(slug, config);
  if (newsletterPage) {
    const paths = informationPaths(newsletterPage, config);
    return withMessages('newsletter', { kind: 'newsletter', pageKey: newsletterPage, paths });
  }
  const collection = collectionOfSlug(slug, config);
  if (collection) return withMessages('listing', loadCollection(context, collection, search));
  const brand = brandOfSlug(slug, config);
  return withMessages('listing', brand ? loadBrand(shop, brand, search) : loadCategory(shop, slug, search));
}
