import { useMemo, useState } from 'react';
import { useDraft } from '../draft/draft-context.js';
import type { SectionData } from '../definition/use-section.js';
import {
  addressOfForm,
  changesOf,
  formOf,
  problemsOf,
  removalOf,
  type FieldEntry,
  type FormProblem,
  type RowForm,
} from './row-form.js';
import { inheritedAt, rowAt, type RowState } from './row-state.js';

const DEFAULT_PLACE = { layer: 'default', key: '*' } as const;

/** Holds the state of a row's form and saves it to the draft. */
export function useRowForm({ section, stores, rows }: SectionData, row: RowState | undefined) {
  const { shownEdits, change } = useDraft();
  const [form, setForm] = useState<RowForm>(() => formOf(row, stores));
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const facts = useMemo(() => ({ section: section.key, rows, edits: shownEdits }), [shownEdits, rows, section.key]);
  const address = useMemo(
    () => addressOfForm(form, row, { section: section.key, stores }),
    [form, row, section, stores],
  );
  const inherited = useMemo(() => {
    const target = address ?? { section: section.key, ...DEFAULT_PLACE, validFrom: null, validTo: null };
    return inheritedAt(target, { ...facts, stores });
  }, [address, facts, section, stores]);

  return {
    form,
    /** The row's own values before editing. */
    own: row?.value ?? {},
    inherited,
    problems,
    set: (part: Partial<RowForm>) => setForm((known) => ({ ...known, ...part })),
    setEntry: (field: string, entry: FieldEntry) =>
      setForm((known) => ({ ...known, entries: { ...known.entries, [field]: entry } })),
    /** Saves the row to the draft; returns false and shows the errors if it is invalid. */
    save: (): boolean => {
      const found = problemsOf(form, row);
      setProblems(found);
      const isRefused = Object.values(form.entries).some((entry) => entry !== 'inherit' && !entry.ok);
      if (found.length > 0 || isRefused || !address) return false;
      const changes = changesOf(form, row, rowAt(address, facts));
      if (changes.length > 0) void change(changes);
      return true;
    },
    remove: (): void => {
      if (row) void change(removalOf(row));
    },
  };
}
