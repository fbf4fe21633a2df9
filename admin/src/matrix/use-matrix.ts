import type { Matrix } from '@manifold/domain/admin-api/matrix';
import type { Staff } from '@manifold/domain/staff/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../providers/api.js';
import { useRetainedQuery } from '../providers/use-retained-query.js';
import { useReloadFailed } from '../providers/use-reload-failed.js';
import { useDraft } from '../shared/draft/draft-context.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { countryName } from '../shared/place/place-name.js';
import { useSections } from '../shared/definition/use-section.js';
import { useLanguage } from '../language/use-language.js';
import type { ConsoleLanguage } from '../language/words.js';

export interface LoadedMatrix {
  readonly matrix: Matrix;
  readonly sections: readonly SectionInWords[];
  readonly me: Staff;
  /** Whether the draft has changed since this data was loaded. */
  readonly isBehind: boolean;
  /** Whether the data is of the present. Otherwise it is of another time, or the table of the present is still loading. */
  readonly isNow: boolean;
}

export interface MatrixQueryState {
  /** Undefined while loading. */
  readonly loaded: LoadedMatrix | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

function inLanguage(matrix: Matrix, language: ConsoleLanguage): Matrix {
  const stores = matrix.stores.map((store) => ({ ...store, label: countryName(store.countryCode, language) }));
  return { ...matrix, stores };
}

/** Loads the matrix with the user's draft, now or at a point in time. */
export function useMatrix(at: string | undefined): MatrixQueryState {
  const { draft } = useDraft();
  const sections = useSections();
  const me = useQuery({ queryKey: ['me'], queryFn: ({ signal }) => callApi('me', { signal }), staleTime: Infinity });
  const matrix = useRetainedQuery({
    subject: at ?? 'now',
    queryKey: ['effective', 'matrix', at, draft?.id, draft?.version],
    queryFn: async ({ signal }) => ({
      at,
      matrix: await callApi('matrix', { query: { at, changeSet: draft?.id }, signal }),
    }),
    // Keeps the table on screen while it reloads with the draft or at another time.
    placeholderData: (previous) => previous,
  });
  const retry = useReloadFailed();
  const language = useLanguage();
  // Country names in the user's language.
  const named = useMemo(() => matrix.data && inLanguage(matrix.data.matrix, language), [matrix.data, language]);
  // An edit of a dated row on screen would change that row, not the present one.
  const isNow = at === undefined && matrix.data?.at === undefined;
  const loaded = named &&
    sections.data &&
    me.data && { matrix: named, sections: sections.data, me: me.data, isBehind: matrix.isBehind, isNow };
  return {
    loaded,
    error: matrix.error ?? sections.error ?? me.error,
    retry,
  };
}
