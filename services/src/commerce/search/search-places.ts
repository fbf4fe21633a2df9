import type { SearchSynonyms } from '@manifold/domain/search-synonyms/contract';
import { synonymLists } from '@manifold/domain/search-synonyms/synonym-lists';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { IndexPlace } from '../../integrations/search/ports/search-index.js';
import { languageChain } from '../visit/index.js';

/** An index and what it is filled with. */
export interface FilledPlace extends IndexPlace {
  /** Locales and languages of its texts, best first. */
  readonly languages: readonly string[];
  /** What means the same: the same object for as long as config says the same. */
  readonly synonyms: readonly (readonly string[])[];
}

const lists = new WeakMap<SearchSynonyms, string[][]>();
const NO_SYNONYMS: string[][] = [];

function synonymsIn(snapshot: Snapshot, locale: string): string[][] {
  const said = snapshot.document.locales[locale]?.['search-synonyms'];
  if (!said) return NO_SYNONYMS;
  const known = lists.get(said) ?? synonymLists(said);
  lists.set(said, known);
  return known;
}

/** The index in which a store's locale is searched; undefined where config names none. */
export function searchPlaceOf(snapshot: Snapshot, locale: string): FilledPlace | undefined {
  const indexName = snapshot.document.locales[locale]?.['search-index'].indexName;
  const [languages, synonyms] = [languageChain(snapshot, locale), synonymsIn(snapshot, locale)];
  const own = snapshot.document.sections.store.locales.find((candidate) => candidate.locale === locale);
  return indexName === undefined
    ? undefined
    : { indexName, language: own?.language ?? locale.slice(0, 2), languages, synonyms };
}

/** Every index once: stores that speak alike share one. */
export function searchPlaces(snapshots: readonly Snapshot[]): FilledPlace[] {
  const places = snapshots.flatMap((snapshot) =>
    snapshot.document.sections.store.locales.flatMap(({ locale }) => searchPlaceOf(snapshot, locale) ?? []),
  );
  return [...new Map(places.map((place) => [place.indexName, place])).values()];
}

/** The locales that are searched in each index, by its name. */
export function localesByIndex(snapshots: readonly Snapshot[]): ReadonlyMap<string, string[]> {
  const searched = snapshots.flatMap(({ document }) =>
    document.sections.store.locales.map(({ locale }) => ({
      locale,
      indexName: document.locales[locale]?.['search-index'].indexName,
    })),
  );
  const byIndex = new Map<string, string[]>();
  for (const { indexName, locale } of searched) {
    const known = byIndex.get(indexName ?? '') ?? [];
    if (indexName !== undefined) byIndex.set(indexName, [...new Set([...known, locale])].sort());
  }
  return byIndex;
}
