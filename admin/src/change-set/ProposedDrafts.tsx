import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { ChangeSetSummary } from '@manifold/domain/change-set/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, callApi } from '../providers/api.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { useOpenChangeSets } from '../shared/draft/other-draft-edits.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { ChangeList } from './ChangeList.js';

interface ProposedDraftsProps {
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
}

/** Message ids by the reason for which the server refuses an approval. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['own-change', 'console.publish.ownChange'],
  ['account-too-new', 'console.publish.accountTooNew'],
]);

/** Lists drafts of other people that wait for approval. */
export function ProposedDrafts({ stores, sections }: ProposedDraftsProps) {
  const translate = useTranslate();
  const { own } = useDraft();
  const proposed = useOpenChangeSets().filter(
    ({ id, review }) => review?.state === 'proposed' && own.every((mine) => mine.id !== id),
  );
  if (proposed.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="proposed" sx={{ mt: 4 }}>
      <Typography variant="h2" id="proposed" sx={{ mb: 1 }}>
        {translate('console.publish.proposed')}
      </Typography>
      {proposed.map((changeSet) => (
        <ProposedChangeSet key={changeSet.id} changeSet={changeSet} stores={stores} sections={sections} />
      ))}
    </Box>
  );
}

interface ProposedChangeSetProps extends ProposedDraftsProps {
  readonly changeSet: ChangeSetSummary;
}

function ProposedChangeSet({ changeSet, stores, sections }: ProposedChangeSetProps) {
  const translate = useTranslate();
  const { id, version, name, author, editCount } = changeSet;
  const diff = useQuery({
    queryKey: ['effective', 'diff', id, version],
    queryFn: ({ signal }) => callApi('changeSetDiff', { path: { id }, signal }),
  });
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {translate('console.publish.proposedBy', { name, author, smart_count: editCount })}
      </Typography>
      {diff.isPending && <LinearProgress aria-label={translate('console.loading')} />}
      {diff.data && <ChangeList changes={diff.data.changes} stores={stores} sections={sections} />}
      <Decision changeSet={changeSet} />
    </Paper>
  );
}

function Decision({ changeSet: { id, version, name } }: { readonly changeSet: ChangeSetSummary }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<ApiError>();
  const submitDecision = async (call: Promise<unknown>) => {
    try {
      await call;
      setRefusal(undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
    }
    await client.invalidateQueries({ queryKey: ['open-change-sets'] });
  };
  const params = { path: { id }, ifMatch: version };
  return (
    <Stack spacing={1}>
      {refusal && (
        <Alert severity="error">
          {translate(REASONS.get(String(refusal.details['reason'])) ?? `console.error.${refusal.code}`)}
        </Alert>
      )}
      <TextField
        size="small"
        margin="none"
        label={translate('console.publish.word')}
        helperText={translate('console.publish.wordHelp')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          aria-label={`${translate('console.publish.approve')}: ${name}`}
          onClick={() => void submitDecision(callApi('approveChangeSet', params))}
        >
          {translate('console.publish.approve')}
        </Button>
        <Button
          color="error"
          disabled={reason.trim().length < 3}
          aria-label={`${translate('console.publish.refuse')}: ${name}`}
          onClick={() => void submitDecision(callApi('refuseChangeSet', { ...params, body: { word: reason } }))}
        >
          {translate('console.publish.refuse')}
        </Button>
      </Stack>
    </Stack>
  );
}
