import type { PublishedRow, StoreView } from '@manifold/domain/admin-api/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../providers/api.js';
import { throwIfMissing } from '../../providers/throw-if-missing.js';
import { storeName } from '../place/place-name.js';
import { useLanguage } from '../../language/use-language.js';
import { inWords, type SectionInWords } from './section-words.js';

/** Loads all served stores, with country names in the user's language. */
export function useStores() {
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['stores'],
    queryFn: async ({ signal }) => (await callApi('stores', { signal })).stores,
  });
  return {
    data: useMemo(
      () => data?.map((store): StoreView => ({ ...store, label: storeName(store, data, language) })),
      [data, language],
    ),
    error,
  };
}

/** Loads the definitions of all sections in the user's language. */
export function useSections() {
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['sections'],
    queryFn: async ({ signal }) => (await callApi('sections', { signal })).sections,
    staleTime: Infinity,
  });
  return {
    data: useMemo(() => data?.map((section) => inWords(section, language)), [data, language]),
    error,
  };
}

export interface SectionData {
  readonly section: SectionInWords;
  readonly stores: readonly StoreView[];
  readonly rows: readonly PublishedRow[];
}

/** Loads everything that a section's grid shows; undefined while loading. Throws API errors to the error boundary. */
export function useSectionData(key: string): SectionData | undefined {
  const stores = useStores();
  const sections = useSections();
  const rows = useQuery({
    queryKey: ['rows', key],
    queryFn: async ({ signal }) => (await callApi('sectionRows', { path: { key }, signal })).rows,
  });
  for (const { error, data } of [stores, sections, rows]) throwIfMissing(error, data);
  const section = sections.data?.find((candidate) => candidate.key === key);
  if (!section || !stores.data || !rows.data) return undefined;
  return { section, stores: stores.data, rows: rows.data };
}
