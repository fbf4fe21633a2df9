import type { ChangeSetSummary, EditAddress, EditedRow } from '@manifold/domain/change-set/contract';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, callApi } from '../../providers/api.js';
import { useDraft } from './draft-context.js';
import { isSameRow } from './edit-row.js';

const POLL_EVERY_MS = 15_000;
const NONE: readonly never[] = [];

/** A row that another draft edits. */
export interface OtherDraftEdit {
  readonly row: EditedRow;
  readonly author: string;
  readonly draftName: string;
  /** When it will be published; null for a draft without a schedule. */
  readonly publishAt: string | null;
}

/** Loads the summaries of all open change sets, the user's own included; refreshed periodically. */
export function useOpenChangeSets(): readonly ChangeSetSummary[] {
  const { data } = useQuery({
    queryKey: ['open-change-sets'],
    queryFn: async ({ signal }) => (await callApi('changeSets', { query: { show: 'drafts' }, signal })).changeSets,
    refetchInterval: POLL_EVERY_MS,
  });
  return data ?? NONE;
}

/** Loads the edited rows of one version of a change set, once; none if the user may no longer read it. */
function loadRows(
  client: QueryClient,
  { id, version }: ChangeSetSummary,
  section: SectionKey | undefined,
): Promise<readonly EditedRow[]> {
  return client.fetchQuery({
    queryKey: ['change-set-rows', id, version, section ?? null],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      try {
        return (await callApi('changeSetRows', { path: { id }, query: { section }, signal })).rows;
      } catch (error) {
        if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return NONE;
        throw error;
      }
    },
  });
}

/** Returns the edits of all change sets other than the selected draft, of one section if given. */
export function useOtherDraftEdits(section?: SectionKey): readonly OtherDraftEdit[] {
  const client = useQueryClient();
  const open = useOpenChangeSets();
  const { draft } = useDraft();
  const others = useMemo(
    () =>
      open.filter(
        ({ id, sections, editCount }) =>
          id !== draft?.id && editCount > 0 && (section === undefined || sections.includes(section)),
      ),
    [open, draft?.id, section],
  );
  const { data } = useQuery({
    queryKey: ['other-draft-edits', section ?? null, others.map(({ id, version }) => [id, version])],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<OtherDraftEdit[]> => {
      const rows = await Promise.all(others.map((other) => loadRows(client, other, section)));
      return others.flatMap(({ author, name, schedule }, index) =>
        (rows[index] ?? NONE).map((row) => ({
          row,
          author,
          draftName: name,
          publishAt: schedule?.publishAt ?? null,
        })),
      );
    },
  });
  return data ?? NONE;
}

/** Returns whether an edit changes a field of its row. */
export function changesField({ row }: OtherDraftEdit, field: string): boolean {
  return row.fields.includes(field);
}

/** Returns the edits of one row. */
export function editsOfRow(others: readonly OtherDraftEdit[], address: EditAddress): readonly OtherDraftEdit[] {
  return others.filter(({ row }) => isSameRow(row, address));
}
