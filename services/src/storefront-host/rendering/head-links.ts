import { Injectable } from '@nestjs/common';
import { pageKeySchema } from '@manifold/domain/page-slugs/contract';
import type { RenderedPage } from '@manifold/domain/page-rendering/contract';
import { SEARCH_PATH } from '@manifold/domain/search/search-address';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { isBrandPath, nativePath, isEngineersPath } from '../visits/native-path.js';
import { isFiltered } from '../visits/page-query.js';
import { isPersonalPath } from '@manifold/domain/page-rendering/personal-path';
import { memoizeByObject } from '../../platform/cache/memoize-by-object.js';
import { StoreOrigins } from '../../store-config/index.js';
import type { Visit } from '../visits/visit.js';
import { Stores } from '../ports/stores.js';
import { alternateLinks, canonicalLink, entrancesOf, type StoreEntrance } from './alternate-links.js';

const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
const NOT_INDEXED = '<meta name="robots" content="noindex">';

/** Returns the path of a page in a locale of a store, or undefined. */
type PathIn = (snapshot: Snapshot, locale: string, language: string) => string | undefined;

/** Returns the paths of an information page, whose slugs are configured per locale. */
function informationPathIn({ snapshot, locale, address }: Visit): PathIn | undefined {
  const slugs = snapshot.document.locales[locale]?.['page-slugs'].slugs;
  const key = pageKeySchema.options.find((candidate) => `/${slugs?.[candidate]}` === address.path);
  if (key === undefined) return undefined;
  return (other, otherLocale) => {
    const slug = other.document.locales[otherLocale]?.['page-slugs'].slugs[key];
    return slug === undefined ? undefined : `/${slug}`;
  };
}

/** Returns the paths of a brand's page, which are the same wherever the brand is sold. */
function brandPathIn({ snapshot, address: { path } }: Visit): PathIn | undefined {
  return isBrandPath(snapshot, path) ? (other) => (isBrandPath(other, path) ? path : undefined) : undefined;
}

/** Returns the paths of a product or category, which are the same per language except for the prefix of native routing. */
function shopPathIn({ paths }: Pick<RenderedPage, 'paths'>): PathIn {
  return (snapshot, _locale, language) => {
    const path = paths[language];
    return path === undefined ? undefined : nativePath(snapshot, path);
  };
}

/** A locale of a store in which a page may have a counterpart. */
interface Place {
  readonly snapshot: Snapshot;
  readonly entrance: StoreEntrance;
}

@Injectable()
export class HeadLinks {
  /** Cached per snapshot, because it depends only on the store's config and the environment. */
  private readonly entrancesOf = memoizeByObject((snapshot: Snapshot) =>
    entrancesOf(snapshot, this.origins.originOf(snapshot)),
  );
  /** All places by brand, cached until a store's config changes. */
  private readonly placesByBrand = memoizeByObject((snapshots: readonly Snapshot[]) => {
    const byBrand = new Map<string, Place[]>();
    for (const snapshot of snapshots) {
      const { brandKey } = snapshot.document.sections.store;
      const places = this.entrancesOf(snapshot).map((entrance) => ({ snapshot, entrance }));
      byBrand.set(brandKey, [...(byBrand.get(brandKey) ?? []), ...places]);
    }
    return byBrand;
  });

  /** Links to the counterparts of a page in a brand's stores, by brand: the same in all of them. */
  private readonly linksOfPaths = memoizeByObject((_: readonly Snapshot[]) =>
    memoizeByObject((__: RenderedPage['paths']) => new Map<string, string>()),
  );

  constructor(
    private readonly stores: Stores,
    private readonly origins: StoreOrigins,
  ) {}

  /** Returns a page's canonical address, and links to its counterparts in the brand's other stores and languages. */
  elements(visit: Visit, page: Pick<RenderedPage, 'status' | 'paths'>): string {
    if (page.status !== 200) return ICON;
    const { path, query } = visit.address;
    if (isPersonalPath(path) || isEngineersPath(path)) return ICON + NOT_INDEXED;
    // Search engines index neither filtered listings nor searches.
    if (isFiltered(query) || path === SEARCH_PATH) return ICON + NOT_INDEXED + this.canonical(visit, '');
    const pathIn = informationPathIn(visit) ?? brandPathIn(visit);
    return (
      ICON + this.canonical(visit, query) + (pathIn ? this.alternates(visit, pathIn) : this.shopAlternates(visit, page))
    );
  }

  private canonical({ snapshot, locale, address: { path } }: Visit, query: string): string {
    const entrance = this.entrancesOf(snapshot).find((candidate) => candidate.locale === locale);
    return entrance === undefined ? '' : canonicalLink(entrance, path, query);
  }

  /** Returns links to the counterparts of a product or category, computed once per view of it. */
  private shopAlternates(visit: Visit, page: Pick<RenderedPage, 'paths'>): string {
    const { brandKey } = visit.snapshot.document.sections.store;
    const linksByBrand = this.linksOfPaths(this.stores.snapshots())(page.paths);
    const links = linksByBrand.get(brandKey) ?? this.alternates(visit, shopPathIn(page));
    linksByBrand.set(brandKey, links);
    return links;
  }

  /** Returns links to the page in other stores of the same brand. Another brand is another company. */
  private alternates({ snapshot: { document } }: Visit, pathIn: PathIn): string {
    const places = this.placesByBrand(this.stores.snapshots()).get(document.sections.store.brandKey) ?? [];
    let links = '';
    for (const { snapshot, entrance } of places) {
      const path = pathIn(snapshot, entrance.locale, entrance.language);
      if (path !== undefined) links += alternateLinks(entrance, path);
    }
    return links;
  }
}
