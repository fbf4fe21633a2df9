import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { errorText } from '../shared/errors/error-text.js';
import { useDraft } from '../shared/draft/draft-context.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { copyChange, type CopyTarget } from './copy-changes.js';
import type { Difference } from './differences.js';

/** A selected difference with its section. */
export interface Ticked {
  readonly section: SectionInWords;
  readonly difference: Difference;
}

/** Copies selected values to a store, as one undoable step of the draft. */
export function useCopy(target: CopyTarget) {
  const { change } = useDraft();
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const rowsOf = async (key: string) => {
    const rows = await client.fetchQuery({
      queryKey: ['rows', key],
      queryFn: async ({ signal }) => (await callApi('sectionRows', { path: { key }, signal })).rows,
    });
    return [key, rows] as const;
  };
  /** Resolves to whether the values are in the draft; the reason is shown if not. */
  const take = async (selected: readonly Ticked[]): Promise<boolean> => {
    setBusy(true);
    try {
      const keys = [...new Set(selected.map(({ section }) => section.key))];
      const rows = new Map(await Promise.all(keys.map(rowsOf)));
      return await change(
        selected.map(({ section, difference }) =>
          copyChange(section, difference, { ...target, rows: rows.get(section.key) ?? [] }),
        ),
      );
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { take, isBusy };
}
