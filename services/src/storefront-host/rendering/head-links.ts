import { Injectable } from '@nestjs/common';
import { pageKeySchema } from '@manifold/domain/page-slugs/contract';
import type { RenderedPage } from '@manifold/domain/page-rendering/contract';
import { SEARCH_PATH } from '@manifold/domain/search/search-address';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { isBrandPath } from '../visits/brand-path.js';
import { isEngineersPath } from '../visits/engineers-path.js';
import { isFiltered } from '../visits/page-query.js';
import { isPersonalPath } from '@manifold/domain/page-rendering/personal-path';
import { StoreOrigins } from '../../store-config/index.js';
import { nativePath } from '../visits/native-path.js';
import type { Visit } from '../visits/visit.js';
import { Stores } from '../ports/stores.js';
import { alternateLinks, canonicalLink, insertIntoHead, type PagePlace } from './alternate-links.js';

const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
const NOT_INDEXED = '<meta name="robots" content="noindex">';

/** How a page is called in a locale of a store, or undefined where there is none. */
type PathIn = (snapshot: Snapshot, locale: string, language: string) => string | undefined;

/** Information pages have a slug per locale in config, not per language. */
function informationPathIn({ snapshot, locale, address }: Visit): PathIn | undefined {
  const slugs = snapshot.document.locales[locale]?.['page-slugs'].slugs;
  const key = pageKeySchema.options.find((candidate) => `/${slugs?.[candidate]}` === address.path);
  if (key === undefined) return undefined;
  return (other, otherLocale) => {
    const slug = other.document.locales[otherLocale]?.['page-slugs'].slugs[key];
    return slug === undefined ? undefined : `/${slug}`;
  };
}

/** A brand's page is called alike wherever the brand is sold. */
function brandPathIn({ snapshot, address: { path } }: Visit): PathIn | undefined {
  return isBrandPath(snapshot, path) ? (other) => (isBrandPath(other, path) ? path : undefined) : undefined;
}

/** Products and categories are called alike wherever a language is spoken, but for the prefix of native routing. */
function shopPathIn({ paths }: RenderedPage): PathIn {
  return (snapshot, _locale, language) => {
    const path = paths[language];
    return path === undefined ? undefined : nativePath(snapshot, path);
  };
}

@Injectable()
export class HeadLinks {
  constructor(
    private readonly stores: Stores,
    private readonly origins: StoreOrigins,
  ) {}

  /** The page's HTML with its canonical address, and its counterparts in the brand's other stores and languages, in the head. */
  insert(visit: Visit, page: RenderedPage): string {
    if (page.status !== 200) return insertIntoHead(page.html, ICON);
    const { path } = visit.address;
    if (isPersonalPath(path) || isEngineersPath(path)) return insertIntoHead(page.html, ICON + NOT_INDEXED);
    const pathIn = informationPathIn(visit) ?? brandPathIn(visit) ?? shopPathIn(page);
    const { store } = visit.snapshot.document.sections;
    const here = { store, origin: this.origins.of(visit.snapshot) };
    const { query } = visit.address;
    // A part of a listing is not for search engines: the whole one is. Nor is what somebody searched for.
    if (isFiltered(query) || path === SEARCH_PATH) {
      return insertIntoHead(page.html, ICON + NOT_INDEXED + canonicalLink(here, visit.locale, path, ''));
    }
    const canonical = canonicalLink(here, visit.locale, path, query);
    return insertIntoHead(page.html, ICON + canonical + alternateLinks(this.places(store.brandKey, pathIn)));
  }

  /** Another brand's page is another company's: it is no counterpart, in whatever language. */
  private places(brandKey: string, pathIn: PathIn): PagePlace[] {
    return this.stores.snapshots().flatMap((snapshot) => {
      const { store } = snapshot.document.sections;
      if (store.brandKey !== brandKey) return [];
      const origin = this.origins.of(snapshot);
      return store.locales.flatMap(({ locale, language }) => {
        const path = pathIn(snapshot, locale, language);
        return path === undefined ? [] : [{ store, origin, locale, path }];
      });
    });
  }
}
