import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Revision } from '@manifold/domain/change-set/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDraft } from '../shared/draft/draft-context.js';
import { useSections, useStores } from '../shared/definition/use-section.js';
import { DraftChoice } from './DraftChoice.js';
import { DraftDetails } from './DraftDetails.js';
import { FourEyes } from './FourEyes.js';
import { ProposedDrafts } from './ProposedDrafts.js';
import { Waiting } from './Waiting.js';
import { ScreenTitle } from '../shared/words/ScreenTitle.js';

/** Shows the draft and the result of publishing it. */
export function ChangeSetPage() {
  const translate = useTranslate();
  const { draft, discarded, restore } = useDraft();
  const [revision, setRevision] = useState<Revision>();
  const stores = useStores();
  const sections = useSections();
  return (
    <Box sx={{ pt: 2, maxWidth: 1000 }}>
      <ScreenTitle title={translate('console.publish.title')} />
      {revision && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {translate('console.publish.done', { number: revision.number })}
        </Alert>
      )}
      {discarded && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={<Button onClick={() => void restore()}>{translate('console.publish.restore')}</Button>}
        >
          {translate('console.publish.discarded', { name: discarded.name })}
        </Alert>
      )}
      <DraftChoice />
      {(!draft || draft.edits.length === 0) && (
        <Typography sx={{ py: 4 }}>{translate('console.publish.empty')}</Typography>
      )}
      {draft && draft.edits.length > 0 && (
        <DraftDetails
          key={draft.id}
          draft={draft}
          stores={stores.data ?? []}
          sections={sections.data ?? []}
          onPublished={setRevision}
        />
      )}
      <ProposedDrafts stores={stores.data ?? []} sections={sections.data ?? []} />
      <Waiting stores={stores.data ?? []} sections={sections.data ?? []} />
      <FourEyes sections={sections.data ?? []} />
    </Box>
  );
}
