import type { ChangeSet, Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../providers/api.js';
import { useDraft } from './draft-context.js';
import { isSameRow } from './edit-row.js';

const LOOK_AGAIN_MS = 15_000;

/** A row that somebody else is changing. */
export interface OthersEdit {
  readonly edit: Edit;
  readonly author: string;
  readonly draftName: string;
  /** When it is to be published; null while it is a draft. */
  readonly publishAt: string | null;
}

/** Every open change set, the reader's own included; looked at again from time to time. */
export function useOpenChangeSets(): readonly ChangeSet[] {
  const { data } = useQuery({
    queryKey: ['open-change-sets'],
    queryFn: async ({ signal }) => (await callApi('changeSets', { query: { show: 'drafts' }, signal })).changeSets,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return useMemo(() => data ?? [], [data]);
}

/** The rows that other people's drafts and schedules change, or the reader's other ones; of one section when it is named. */
export function useOthersEdits(section?: string): readonly OthersEdit[] {
  const open = useOpenChangeSets();
  const { draft } = useDraft();
  return useMemo(
    () =>
      open
        .filter(({ id }) => id !== draft?.id)
        .flatMap(({ edits, author, name, schedule }) =>
          edits
            .filter((edit) => section === undefined || edit.section === section)
            .map((edit) => ({ edit, author, draftName: name, publishAt: schedule?.publishAt ?? null })),
        ),
    [open, draft?.id, section],
  );
}

/** Whether an edit makes a field of its row another. */
export function changesField({ edit }: OthersEdit, field: string): boolean {
  return JSON.stringify(edit.before?.[field]) !== JSON.stringify(edit.after?.[field]);
}

/** Those of the edits that are about a row. */
export function othersAt(others: readonly OthersEdit[], address: EditAddress): readonly OthersEdit[] {
  return others.filter(({ edit }) => isSameRow(edit, address));
}
