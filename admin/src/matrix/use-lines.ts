import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useOtherDraftEdits } from '../shared/draft/other-draft-edits.js';
import { cellOf, MatrixIndex, type Pending } from './cell.js';
import { columnsOf, type Column } from './column.js';
import { filteredLines, pickColumns, reuseLines, type SettingLine } from './lines.js';
import { OtherDraftsIndex } from './other-drafts-index.js';
import { settingsOf } from './setting.js';
import type { LoadedMatrix } from './use-matrix.js';
import type { View } from './use-view.js';

export interface MatrixLines {
  readonly columns: readonly Column[];
  readonly shownColumns: readonly Column[];
  /** All settings, unfiltered. */
  readonly all: readonly SettingLine[];
  readonly shown: readonly SettingLine[];
  /** Selects the language that a store's column shows. */
  readonly chooseLocale: (storeKey: string, locale: string) => void;
}

/** Keeps the objects of rows that have not changed since the last render. */
function useSteady(lines: readonly SettingLine[]): readonly SettingLine[] {
  const [previous, setPrevious] = useState<{ of: readonly SettingLine[]; lines: readonly SettingLine[] }>({
    of: [],
    lines: [],
  });
  if (previous.of === lines) return previous.lines;
  const steady = reuseLines(previous.lines, lines);
  setPrevious({ of: lines, lines: steady });
  return steady;
}

/** Returns rows and columns of the matrix, filtered by a view. */
export function useLines({ matrix, sections }: LoadedMatrix, pending: Pending, view: View): MatrixLines {
  const translate = useTranslate();
  const [locales, setLocales] = useState<Readonly<Record<string, string>>>({});
  const settings = useMemo(() => settingsOf(sections), [sections]);
  const columns = useMemo(() => columnsOf(matrix, locales), [matrix, locales]);
  const index = useMemo(() => new MatrixIndex(matrix), [matrix]);
  const edits = useOtherDraftEdits();
  const others = useMemo(() => new OtherDraftsIndex(edits), [edits]);
  const made = useMemo(
    () =>
      settings.map((setting): SettingLine => {
        const cells = columns.map((column) => cellOf(setting, column, { index, pending, others, translate }));
        return { kind: 'setting', id: setting.id, setting, cells };
      }),
    [settings, columns, index, pending, others, translate],
  );
  const all = useSteady(made);
  const shownColumns = useMemo(
    () => (view.stores.length === 0 ? columns : columns.filter(({ store }) => view.stores.includes(store.storeKey))),
    [columns, view.stores],
  );
  // Typing stays responsive while the table catches up.
  const text = useDeferredValue(view.text);
  const { isDifferentOnly, isDraftOnly } = view;
  const shown = useMemo(() => {
    const lines = all.map((line) => pickColumns(line, columns, shownColumns));
    return filteredLines(lines, { text, isDifferentOnly, isDraftOnly });
  }, [all, columns, shownColumns, text, isDifferentOnly, isDraftOnly]);
  return {
    columns,
    shownColumns,
    all,
    shown,
    chooseLocale: (storeKey, locale) => setLocales((chosen) => ({ ...chosen, [storeKey]: locale })),
  };
}
