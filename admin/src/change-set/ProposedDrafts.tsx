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
import { useNotify, useTranslate } from 'react-admin';
import { callApi, toApiError, type ApiError } from '../providers/api.js';
import { keepFocus } from '../shared/action/keep-focus.js';
import { errorMessageId, errorText } from '../shared/errors/error-text.js';
import { Retry } from '../shared/errors/Retry.js';
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
      {diff.error && (
        <Alert severity="error" action={<Retry onRetry={diff.refetch} />}>
          {errorText(diff.error, translate)}
        </Alert>
      )}
      {diff.data && <ChangeList changes={diff.data.changes} stores={stores} sections={sections} />}
      <Decision changeSet={changeSet} isShown={diff.data !== undefined} />
    </Paper>
  );
}

/** Sends a decision about a draft at the version on screen, and shows the result. */
function useDecision({ id, version, name }: ChangeSetSummary) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const send = async (call: Promise<unknown>, done: 'approvedNow' | 'refusedNow') => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await call;
      notify(translate(`console.publish.${done}`, { name }), { type: 'success' });
    } catch (error) {
      setRefusal(toApiError(error));
    } finally {
      await client.invalidateQueries({ queryKey: ['open-change-sets'] });
      setBusy(false);
    }
  };
  const params = { path: { id }, ifMatch: version };
  return {
    isBusy,
    refusal,
    approve: () => send(callApi('approveChangeSet', params), 'approvedNow'),
    refuse: (word: string) => send(callApi('refuseChangeSet', { ...params, body: { word } }), 'refusedNow'),
  };
}

interface DecisionProps {
  readonly changeSet: ChangeSetSummary;
  /** Whether the changes are on screen: nobody may approve what they could not read. */
  readonly isShown: boolean;
}

function Decision({ changeSet, isShown }: DecisionProps) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const { isBusy, refusal, approve, refuse } = useDecision(changeSet);
  const { name } = changeSet;
  return (
    <Stack spacing={1}>
      {refusal && (
        <Alert severity="error">
          {translate(REASONS.get(String(refusal.details['reason'])) ?? errorMessageId(refusal))}
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
          ref={keepFocus}
          variant="contained"
          loading={isBusy}
          disabled={!isShown}
          aria-label={`${translate('console.publish.approve')}: ${name}`}
          onClick={() => void approve()}
        >
          {translate('console.publish.approve')}
        </Button>
        <Button
          ref={keepFocus}
          color="error"
          disabled={!isShown || isBusy || reason.trim().length < 3}
          aria-label={`${translate('console.publish.refuse')}: ${name}`}
          onClick={() => void refuse(reason)}
        >
          {translate('console.publish.refuse')}
        </Button>
      </Stack>
    </Stack>
  );
}
