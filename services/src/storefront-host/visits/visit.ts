import type { Snapshot } from '@manifold/domain/store-document/contract';
import { defaultLocale, localeOfPrefix } from '@manifold/domain/store/default-locale';
import { memoizeByObject } from '../../platform/cache/memoize-by-object.js';
import type { StoreRules } from '../redirects/guards.js';
import { parsePageAddress, type PageAddress } from '../redirects/page-address.js';

/** A request for a page of a store, after redirects were applied to its address. */
export interface Visit {
  readonly snapshot: Snapshot;
  readonly locale: string;
  readonly address: PageAddress;
}

/** Returns the part of a store's config that the redirect guards need. */
export const storeRules = memoizeByObject(({ document: { sections } }: Snapshot): StoreRules => {
  return {
    defaultLanguage: defaultLocale(sections.store).language,
    languages: sections.store.locales.map(({ language }) => language),
    hosts: [...sections.store.hosts, sections.store.productionHost],
    nativeRouting: sections['feature-toggles'].nativeRouting,
  };
});

/** Returns the languages of all stores. */
export const knownLanguages = memoizeByObject(
  (snapshots: readonly Snapshot[]): ReadonlySet<string> =>
    new Set(snapshots.flatMap(({ document }) => document.sections.store.locales.map(({ language }) => language))),
);

/** Parses a request's target as a page of a store, in the language of its prefix. */
export function visitOf(snapshot: Snapshot, target: string): Visit {
  const { store } = snapshot.document.sections;
  const address = parsePageAddress(target, new Set(store.locales.slice(1).map(({ language }) => language)));
  const { locale } = localeOfPrefix(store, address.prefix) ?? defaultLocale(store);
  return { snapshot, locale, address };
}
