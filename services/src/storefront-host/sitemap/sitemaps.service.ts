import { Injectable } from '@nestjs/common';
import { LISTED_PAGE_KEYS } from '@manifold/domain/page-slugs/information-pages';
import type { NavigationCategory } from '@manifold/domain/catalogue/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { pathPrefix } from '@manifold/domain/store/default-locale';
import { Cache } from '../../platform/cache/cache.js';
import { PageRenderer } from '../rendering/page-renderer.js';
import { brandSlugs, nativePath } from '../visits/native-path.js';
import { StoreOrigins } from '../../store-config/index.js';
import { visitOf } from '../visits/visit.js';
import { sitemap, sitemapIndex } from './sitemap-xml.js';

const HOUR_MS = 3_600_000;
/** The protocol's limit. */
const MAX_ADDRESSES = 50_000;
const NAME = /^sitemap(?:-([a-z]{2}-[A-Z]{2}))?\.xml$/;
/** One product's address takes about 80 characters: 20,000 products in 20 locales. */
const MAXIMUM_CHARACTERS = 32_000_000;

function flat(categories: readonly NavigationCategory[]): NavigationCategory[] {
  return categories.flatMap((category) => [category, ...flat(category.children)]);
}

async function productPaths(api: ShopApi, categoryId: string, hitsPerPage: number): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; ; page += 1) {
    const { products } = await api.commerce('getProducts', { query: 'listing', categoryId, page, hitsPerPage });
    paths.push(...products.results.map(({ path }) => path));
    const isLast = products.results.length === 0 || products.offset + products.results.length >= products.total;
    if (isLast || paths.length >= MAX_ADDRESSES) return paths;
  }
}

/** Returns the pages of the brands with products in this store. */
async function brandPaths(api: ShopApi, snapshot: Snapshot): Promise<string[]> {
  const found = brandSlugs(snapshot).map(async (slug) => {
    const { products } = await api.commerce('getProducts', { query: 'listing', brands: [slug] });
    return products.total > 0 ? [`/${slug}`] : [];
  });
  return (await Promise.all(found)).flat();
}

/** The sitemaps of stores, for search engines. */
@Injectable()
export class Sitemaps {
  private readonly sitemaps = new Cache<string>({
    maximumSize: MAXIMUM_CHARACTERS,
    sizeOf: ({ length }) => length,
    lifetimes: { fresh: HOUR_MS },
  });

  constructor(
    private readonly renderer: PageRenderer,
    private readonly origins: StoreOrigins,
  ) {}

  /** Returns the sitemap of a name (`sitemap.xml`, `sitemap-fr-CH.xml`), cached for an hour; undefined if there is none. */
  find(snapshot: Snapshot, name: string): Promise<string | undefined> {
    if (!NAME.test(name)) return Promise.resolve(undefined);
    const [, locale] = NAME.exec(name) ?? [];
    if (locale === undefined) return Promise.resolve(this.index(snapshot));
    const { locales } = snapshot.document.sections.store;
    if (!locales.some((candidate) => candidate.locale === locale)) return Promise.resolve(undefined);
    return this.sitemaps.load(`${snapshot.storeKey} ${locale}`, () => this.pages(snapshot, locale));
  }

  private index(snapshot: Snapshot): string {
    const origin = this.origins.originOf(snapshot);
    const { locales } = snapshot.document.sections.store;
    return sitemapIndex(locales.map(({ locale }) => `${origin}/sitemap-${locale}.xml`));
  }

  private async pages(snapshot: Snapshot, locale: string): Promise<string> {
    const { sections, locales } = snapshot.document;
    const prefix = pathPrefix(sections.store, locale);
    const api = this.renderer.apiFor(visitOf(snapshot, prefix || '/'));
    const { categories } = await api.commerce('getCategories', { query: 'navigation' });
    const hits = Math.max(...sections['shopping-limits'].pageSizes);
    const products = await Promise.all(categories.results.map(({ id }) => productPaths(api, id, hits)));
    const slugs = locales[locale]?.['page-slugs'].slugs;
    const pages = LISTED_PAGE_KEYS.flatMap((key) => (slugs ? [`/${slugs[key]}`] : []));
    const brands = await brandPaths(api, snapshot);
    const native = products.flat().map((path) => nativePath(snapshot, path));
    const shop = [...flat(categories.results).map(({ path }) => path), ...native, ...brands];
    const paths = [prefix ? '' : '/', ...shop, ...pages];
    const origin = this.origins.originOf(snapshot);
    return sitemap([...new Set(paths)].slice(0, MAX_ADDRESSES).map((path) => `${origin}${prefix}${path}`));
  }
}
