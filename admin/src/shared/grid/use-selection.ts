import { useMemo, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** Replaces the selection. */
  readonly choose: (ids: readonly string[]) => void;
}

/** Tracks which rows of a grid are selected. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      ids,
      toggle: (id) =>
        setIds((chosen) => {
          const next = new Set(chosen);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
      choose: (chosen) => setIds(new Set(chosen)),
    }),
    [ids],
  );
}
