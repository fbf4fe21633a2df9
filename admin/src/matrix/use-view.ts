import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What of the matrix is looked at; it stands in the address, so that a link shows the same. */
export interface View {
  readonly text: string;
  /** Keys of the stores; none for all. */
  readonly stores: readonly string[];
  readonly isDifferentOnly: boolean;
  readonly isDraftOnly: boolean;
  /** An instant as an input of the browser writes it, in the reader's time zone; empty for now. */
  readonly at: string;
}

const YES = '1';

/** The view of the address, and a way to change some of it. */
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

/** The instant of a view as the API takes it; undefined for now, and for what is none. */
export function instantOf({ at }: View): string | undefined {
  const instant = new Date(at);
  return at === '' || Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}
