import { type SearchSynonyms, synonymLists } from '@manifold/domain/search-synonyms/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { IndexReference } from '../../integrations/search/ports/search-index.js';
import { languageChain } from '../visit/index.js';

/** An index with the languages and synonyms of its documents. */
export interface SearchTarget extends IndexReference {
  /** Locales and languages of its texts, best first. */
  readonly languages: readonly string[];
  /** Synonym groups; the same object while config is unchanged. */
  readonly synonyms: readonly (readonly string[])[];
}

const lists = new WeakMap<SearchSynonyms, string[][]>();
const NO_SYNONYMS: string[][] = [];

function synonymsIn(snapshot: Snapshot, locale: string): string[][] {
  const section = snapshot.document.locales[locale]?.['search-synonyms'];
  if (!section) return NO_SYNONYMS;
  const known = lists.get(section) ?? synonymLists(section);
  lists.set(section, known);
  return known;
}

/** Returns the index for a store's locale; undefined if config names none. */
export function searchTargetOf(snapshot: Snapshot, locale: string): SearchTarget | undefined {
  const indexName = snapshot.document.locales[locale]?.['search-index'].indexName;
  const [languages, synonyms] = [languageChain(snapshot, locale), synonymsIn(snapshot, locale)];
  const own = snapshot.document.sections.store.locales.find((candidate) => candidate.locale === locale);
  return indexName === undefined
    ? undefined
    : { indexName, language: own?.language ?? locale.slice(0, 2), languages, synonyms };
}

/** Returns every index once; stores with the same language share one. */
export function searchTargets(snapshots: readonly Snapshot[]): SearchTarget[] {
  const targets = snapshots.flatMap((snapshot) =>
    snapshot.document.sections.store.locales.flatMap(({ locale }) => searchTargetOf(snapshot, locale) ?? []),
  );
  return [...new Map(targets.map((place) => [place.indexName, place])).values()];
}

/** Returns the locales of each index by its name. */
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
