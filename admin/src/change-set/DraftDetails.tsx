import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ChangeSetDiff, StoreView } from '@manifold/domain/admin-api/contract';
import { problemField } from '@manifold/domain/admin-api/problem-field';
import type { ChangeSet, EditAddress, Edit } from '@manifold/domain/change-set/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { callApi } from '../providers/api.js';
import { useRetainedQuery } from '../providers/use-retained-query.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { addressOf, isSameRow } from '../shared/draft/edit-row.js';
import { ImpactPanel } from '../shared/impact/ImpactPanel.js';
import { affectsCheckout, useClosing } from '../shared/impact/use-impact.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { ChangeList } from './ChangeList.js';
import { DraftEdits } from './DraftEdits.js';
import { Findings } from './Findings.js';
import { Problems } from '../shared/problems/Problems.js';
import { PublishForm } from './PublishForm.js';
import { ReviewPanel } from './ReviewPanel.js';
import { StaleRows } from './StaleRows.js';
import { LoadError } from '../shared/errors/LoadError.js';
import { SummaryPanel } from './SummaryPanel.js';
import type { PublishResult, RefusedPublish } from './use-publishing.js';
import { storeSchema } from '@manifold/domain/store/contract';
import * as z from 'zod/mini';

interface DraftDetailsProps {
  readonly draft: ChangeSet;
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
  readonly onPublished: (result: PublishResult) => void;
  /** The last publish that was refused, of this or another draft. */
  readonly refused: RefusedPublish | undefined;
  readonly onRefused: (refused: RefusedPublish | undefined) => void;
}

/** Loads the changes that publishing the draft, or its chosen rows, would make. */
function useDraftDiff({ id, version }: ChangeSet, chosen: readonly EditAddress[] | undefined) {
  return useRetainedQuery({
    subject: id,
    queryKey: ['effective', 'diff', id, version, chosen],
    queryFn: ({ signal }) =>
      chosen
        ? callApi('changeSetPartDiff', { path: { id }, body: { edits: [...chosen] }, signal })
        : callApi('changeSetDiff', { path: { id }, signal }),
  });
}

/** Returns the message id of what blocks publishing (other than a missing reason), or undefined. */
function blockerOf(diff: ChangeSetDiff | undefined, open: number, going: number): string | undefined {
  if (going === 0) return 'console.publish.blocker.noRow';
  if (!diff) return 'console.publish.blocker.loading';
  if (diff.problems.length > 0) return 'console.publish.blocker.problems';
  if (diff.stale.length > 0) return 'console.publish.blocker.stale';
  return open > 0 ? 'console.publish.blocker.findings' : undefined;
}

/** Shows one draft before it is published: changes, problems, findings, chosen rows and reason. */
export function DraftDetails(props: DraftDetailsProps) {
  const { draft, stores: served, sections, onPublished, refused, onRefused } = props;
  const stores = withDraftedStores(served, draft.edits);
  const translate = useTranslate();
  const { isSaving } = useDraft();
  const [left, setLeft] = useState<readonly EditAddress[]>([]);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const going = draft.edits.filter((edit) => !left.some((each) => isSameRow(each, edit)));
  const isPart = going.length > 0 && going.length < draft.edits.length;
  const chosen = isPart ? going.map(addressOf) : undefined;
  const [isClosing, leave] = useClosing(draft.id);
  const part = { draft, chosen, isClosing };
  const { data: diff, error, isBehind, refetch } = useDraftDiff(draft, chosen);
  const fresh = (diff?.findings ?? []).filter(({ isNew }) => isNew);
  const acknowledged = fresh.flatMap(({ name }) => (seen.includes(name) ? [name] : []));
  // The screen must show what is published, and a change that is saved later would be missing from the revision.
  const blocker = isSaving
    ? 'console.publish.blocker.unsaved'
    : blockerOf(isBehind ? undefined : diff, fresh.length - acknowledged.length, going.length);
  const startOver = (result: PublishResult) => {
    // Synchronous, because queries about published rows must stop before the next render.
    flushSync(() => {
      setLeft([]);
      setSeen([]);
    });
    onPublished(result);
  };
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Typography variant="h1" component="h2" sx={{ mb: 0.5 }}>
        {draft.name}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {translate('console.publish.by', { author: draft.author, smart_count: diff?.storeKeys.length ?? 0 })}
      </Typography>
      <ReviewPanel draft={draft} sections={sections} />
      {error && <LoadError error={error} onRetry={refetch} />}
      {!diff && !error && <LinearProgress aria-label={translate('console.loading')} />}
      {diff && (
        <>
          <SummaryPanel changes={diff.changes} sections={sections} />
          <StaleRows stale={diff.stale} stores={stores} sections={sections} />
          {diff.problems.length > 0 && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {translate('console.publish.problems')}
              <Problems problems={diff.problems.map(problemField)} stores={stores} sections={sections} />
            </Alert>
          )}
          <Findings
            findings={diff.findings}
            stores={stores}
            sections={sections}
            acknowledged={acknowledged}
            onAcknowledge={setSeen}
          />
          <ChangeList changes={diff.changes} stores={stores} sections={sections} part={part} />
          {affectsCheckout(diff.changes) && <ImpactPanel part={part} stores={stores} />}
          {diff.changes.length === 0 && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {translate('console.publish.noEffect')}
            </Alert>
          )}
          <DraftEdits edits={draft.edits} stores={stores} sections={sections} left={left} onLeave={setLeft} />
        </>
      )}
      <PublishForm
        draft={draft}
        chosen={chosen}
        acknowledged={acknowledged}
        blocker={blocker}
        stores={stores}
        sections={sections}
        onPublished={startOver}
        refusal={refused?.draft.id === draft.id ? refused.error : undefined}
        onRefused={onRefused}
        isBusy={isClosing}
        onBusy={leave}
      />
    </Paper>
  );
}

/** Returns the served stores and those that a draft adds, so that a new store has its name. */
export function withDraftedStores(stores: readonly StoreView[], edits: readonly Edit[]): StoreView[] {
  const made = edits.flatMap(({ section, key, after }): StoreView[] => {
    if (section !== 'store' || stores.some(({ storeKey }) => storeKey === key)) return [];
    const { data: store } = z.safeParse(storeSchema, after);
    if (!store) return [];
    return [{ ...store, storeKey: key, revision: 0, hash: '', locales: store.locales.map(({ locale }) => locale) }];
  });
  return [...stores, ...made];
}
