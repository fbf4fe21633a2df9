import type { ChangeSet, EditAddress, Revision } from '@manifold/domain/change-set/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callApi, toApiError, type ApiError } from '../providers/api.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { addressOf } from '../shared/draft/edit-row.js';
import { errorMessageId } from '../shared/errors/error-text.js';

/** The revision that a publish made, or the change set that is scheduled for an instant. */
export type PublishResult =
  { readonly revision: Revision } | { readonly changeSetId: string; readonly publishAt: string };

/** Returns whether a result still holds: a scheduled change set may have been turned back into a draft, or have failed. */
export const isInEffect = (result: PublishResult, own: readonly ChangeSet[]): boolean =>
  'revision' in result ||
  own.some(
    ({ id, state, schedule }) =>
      id === result.changeSetId && state === 'scheduled' && schedule?.publishAt === result.publishAt,
  );

/**
 * Returns the id of the message about a refused publish. The server names how many warnings nobody has acknowledged. If only its
 * answer was lost, the draft may be published.
 */
export function publishRefusalId(refusal: ApiError): string {
  if (refusal.code === 'unreachable') return 'console.publish.unanswered';
  return refusal.details['unacknowledged'] === undefined ? errorMessageId(refusal) : 'console.publish.unchecked';
}

/** A publish that was refused or got no answer. */
export interface RefusedPublish {
  readonly draft: ChangeSet;
  readonly error: ApiError;
}

/** A publish: the draft, the rows to publish, and the acknowledged warnings. */
export interface Publishing {
  readonly draft: ChangeSet;
  /** Rows to publish; undefined for all. */
  readonly chosen: readonly EditAddress[] | undefined;
  /** Names of the new warnings that the user has acknowledged. */
  readonly acknowledged: readonly string[];
  readonly onPublished: (result: PublishResult) => void;
  /** Called with nothing when the next publish starts. */
  readonly onRefused: (refused: RefusedPublish | undefined) => void;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Text inputs of the form: reason, reason for accepted warnings, and local time; an empty time means now. */
export interface PublishTexts {
  readonly reason: string;
  readonly warningReason: string;
  readonly at: string;
}

/** Returns a function that publishes or schedules a draft. */
export function usePublishing({ draft, chosen, acknowledged, onPublished, onRefused, onBusy }: Publishing) {
  const client = useQueryClient();
  const { published } = useDraft();
  const send = async ({ reason, warningReason, at }: PublishTexts): Promise<void> => {
    const path = { id: draft.id };
    const body = {
      version: draft.version,
      reason,
      ...(chosen ? { edits: chosen.map(addressOf) } : {}),
      ...(acknowledged.length > 0 ? { acknowledged: { findings: [...acknowledged], reason: warningReason } } : {}),
    };
    if (at === '') {
      onPublished({ revision: await callApi('publishChangeSet', { path, body }) });
      return published();
    }
    const publishAt = new Date(at).toISOString();
    const scheduled = await callApi('scheduleChangeSet', { path, body: { ...body, publishAt } });
    onPublished({ changeSetId: draft.id, publishAt });
    return published(scheduled);
  };
  return async (texts: PublishTexts): Promise<void> => {
    onBusy(true);
    onRefused(undefined);
    try {
      await send(texts);
    } catch (error) {
      onRefused({ draft, error: toApiError(error) });
      // The config has changed since the list of changes was loaded.
      await client.invalidateQueries();
    } finally {
      onBusy(false);
    }
  };
}
