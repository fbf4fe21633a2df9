import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Filters of the matrix; stored in the URL, so that a link shows the same view. */
export interface View {
  readonly text: string;
  /** Keys of the stores; empty for all. */
  readonly stores: readonly string[];
  readonly isDifferentOnly: boolean;
  readonly isDraftOnly: boolean;
  /** Local time as a `datetime-local` input writes it; empty for now. */
  readonly at: string;
}

const YES = '1';

/** Reads the view from the URL and updates it. */
export function useView(): [View, (change: Partial<View>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo<View>(
    () => ({
      text: parameters.get('q') ?? '',
      stores: parameters.getAll('store'),
      isDifferentOnly: parameters.get('different') === YES,
      isDraftOnly: parameters.get('draft') === YES,
      at: parameters.get('at') ?? '',
    }),
    [parameters],
  );
  const change = (changed: Partial<View>) => {
    const { text, stores, isDifferentOnly, isDraftOnly, at } = { ...view, ...changed };
    const next = new URLSearchParams(stores.map((store) => ['store', store]));
    if (text !== '') next.set('q', text);
    if (isDifferentOnly) next.set('different', YES);
    if (isDraftOnly) next.set('draft', YES);
    if (at !== '') next.set('at', at);
    setParameters(next, { replace: true });
  };
  return [view, change];
}

/** Converts the time of a view to ISO; undefined for now and for an invalid time. */
export function instantOf({ at }: View): string | undefined {
  const instant = new Date(at);
  return at === '' || Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}
