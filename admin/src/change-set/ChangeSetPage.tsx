import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { keepFocus } from '../shared/action/keep-focus.js';
import { useSingleAction } from '../shared/action/use-single-action.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { useSections, useStores } from '../shared/definition/use-section.js';
import { errorText } from '../shared/errors/error-text.js';
import { Retry } from '../shared/errors/Retry.js';
import { useInstantText } from '../language/use-language.js';
import { DraftChoice } from './DraftChoice.js';
import { DraftDetails } from './DraftDetails.js';
import { FourEyes } from './FourEyes.js';
import { ProposedDrafts } from './ProposedDrafts.js';
import { isInEffect, publishRefusalId, type PublishResult, type RefusedPublish } from './use-publishing.js';
import { Waiting } from './Waiting.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';

/** Shows the draft and the result of publishing it. */
export function ChangeSetPage() {
  const translate = useTranslate();
  const { draft, own, isLoaded, failure, reload, discarded, restore } = useDraft();
  const restoring = useSingleAction();
  const [result, setResult] = useState<PublishResult>();
  const [refused, setRefused] = useState<RefusedPublish>();
  const stores = useStores();
  const sections = useSections();
  return (
    <Box sx={{ pt: 2, maxWidth: 1000 }}>
      <ScreenTitle title={translate('console.publish.title')} />
      {result && isInEffect(result, own) && <Published result={result} />}
      {refused && <RefusedOfClosed refused={refused} />}
      {discarded && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button ref={keepFocus} loading={restoring.isBusy} onClick={() => void restoring.run(restore)}>
              {translate('console.publish.restore')}
            </Button>
          }
        >
          {translate('console.publish.discarded', { name: discarded.name })}
        </Alert>
      )}
      <DraftChoice />
      {!isLoaded && !failure && <LinearProgress aria-label={translate('console.loading')} />}
      {failure && (
        <Alert severity="error" action={<Retry onRetry={reload} />}>
          {errorText(failure, translate)}
        </Alert>
      )}
      {isLoaded && (!draft || draft.edits.length === 0) && (
        <Typography sx={{ py: 4 }}>{translate('console.publish.empty')}</Typography>
      )}
      {draft && draft.edits.length > 0 && (
        <DraftDetails
          key={draft.id}
          draft={draft}
          stores={stores.data ?? []}
          sections={sections.data ?? []}
          onPublished={setResult}
          refused={refused}
          onRefused={setRefused}
        />
      )}
      <ProposedDrafts stores={stores.data ?? []} sections={sections.data ?? []} />
      <Waiting stores={stores.data ?? []} sections={sections.data ?? []} />
      <FourEyes sections={sections.data ?? []} />
    </Box>
  );
}

function Published({ result }: { readonly result: PublishResult }) {
  const translate = useTranslate();
  const when = useInstantText();
  return (
    <Alert severity="success" sx={{ mb: 2 }}>
      {'revision' in result
        ? translate('console.publish.done', { number: result.revision.number })
        : translate('console.publish.nowScheduled', { at: when(result.publishAt) })}
    </Alert>
  );
}

/**
 * Shows why a publish was refused if its draft, which would show it, is none any more: it may have been published or
 * scheduled.
 */
export function RefusedOfClosed({ refused: { draft, error } }: { readonly refused: RefusedPublish }) {
  const translate = useTranslate();
  const { own, discarded } = useDraft();
  const isDraft = own.some(({ id, state }) => id === draft.id && state === 'draft');
  if (isDraft || discarded?.id === draft.id) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {translate(publishRefusalId(error), { name: draft.name })}
    </Alert>
  );
}
