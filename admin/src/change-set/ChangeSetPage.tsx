import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Revision } from '@manifold/domain/change-set/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { useSections, useStores } from '../shared/section/use-section.js';
import { ChangeLetter } from './ChangeLetter.js';
import { DraftEdits } from './DraftEdits.js';
import { PublishForm } from './PublishForm.js';

/** The draft as a letter: what changes, where, for whom, since when; and the button that publishes it. */
export function ChangeSetPage() {
  const translate = useTranslate();
  const { draft } = useDraft();
  const [revision, setRevision] = useState<Revision>();
  const stores = useStores();
  const sections = useSections();
  const diff = useQuery({
    queryKey: ['effective', 'diff', draft?.id, draft?.version],
    enabled: draft !== null,
    queryFn: ({ signal }) => callApi('changeSetDiff', { path: { id: draft?.id ?? '' }, signal }),
  });
  if (diff.error) throw diff.error;
  return (
    <Box sx={{ pt: 2, maxWidth: 1000 }}>
      <Title title={translate('console.publish.title')} />
      {revision && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {translate('console.publish.done', { number: revision.number })}
        </Alert>
      )}
      {(!draft || draft.edits.length === 0) && (
        <Typography sx={{ py: 4 }}>{translate('console.publish.empty')}</Typography>
      )}
      {draft && draft.edits.length > 0 && (
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Typography variant="h1" component="h2" sx={{ mb: 0.5 }}>
            {draft.name}
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 3 }}>
            {translate('console.publish.by', { author: draft.author, smart_count: diff.data?.storeKeys.length ?? 0 })}
          </Typography>
          {!diff.data && <LinearProgress aria-label={translate('console.loading')} />}
          {diff.data && (
            <>
              {diff.data.problems.map(({ storeKey, field, reason }) => (
                <Alert key={`${storeKey} ${field}`} severity="error" sx={{ mb: 1 }}>
                  {storeKey} {field}: {reason}
                </Alert>
              ))}
              <ChangeLetter changes={diff.data.changes} stores={stores.data ?? []} sections={sections.data ?? []} />
              {diff.data.changes.length === 0 && (
                <Alert severity="info" sx={{ mb: 2 }}>
                  {translate('console.publish.noEffect')}
                </Alert>
              )}
              <DraftEdits edits={draft.edits} sections={sections.data ?? []} />
              <PublishForm draft={draft} isPublishable={diff.data.problems.length === 0} onPublished={setRevision} />
            </>
          )}
        </Paper>
      )}
    </Box>
  );
}
