import type { ChangeSet, Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../providers/api.js';
import { useDraft } from './draft-context.js';
import { isSameRow } from './edit-row.js';

const LOOK_AGAIN_MS = 15_000;

/** An edit in another draft. */
export interface OtherDraftEdit {
  readonly edit: Edit;
  readonly author: string;
  readonly draftName: string;
  /** When it will be published; null for a draft without a schedule. */
  readonly publishAt: string | null;
}

/** Loads all open change sets, the user's own included; refreshed periodically. */
export function useOpenChangeSets(): readonly ChangeSet[] {
  const { data } = useQuery({
    queryKey: ['open-change-sets'],
    queryFn: async ({ signal }) => (await callApi('changeSets', { query: { show: 'drafts' }, signal })).changeSets,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return useMemo(() => data ?? [], [data]);
}

/** Returns the edits of all change sets other than the selected draft, of one section if given. */
export function useOtherDraftEdits(section?: string): readonly OtherDraftEdit[] {
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

/** Whether an edit changes a field of its row. */
export function changesField({ edit }: OtherDraftEdit, field: string): boolean {
  return JSON.stringify(edit.before?.[field]) !== JSON.stringify(edit.after?.[field]);
}

/** Returns the edits of one row. */
export function editsOfRow(others: readonly OtherDraftEdit[], address: EditAddress): readonly OtherDraftEdit[] {
  return others.filter(({ edit }) => isSameRow(edit, address));
}
