import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Reconciliation } from '@manifold/domain/reconciliation/contract';
import { useNotify, useTranslate } from 'react-admin';
import { errorText } from '../shared/errors/error-text.js';
import { useInstantText } from '../language/use-language.js';
import { useReconciliationCommands } from './use-reconciliation.js';

/** Summarises the newest comparison, and starts another one. */
export function RunSummary({ state }: { readonly state: Reconciliation }) {
  const translate = useTranslate();
  const start = useStart();
  const { run, isConfigured } = state;
  const isRunning = run !== null && run.finishedAt === null;
  const text = (name: string) => translate(`console.reconciliation.${name}`);
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography>{text('help')}</Typography>
        {!isConfigured && <Alert severity="info">{text('notConfigured')}</Alert>}
        <RunFacts state={state} />
        {run?.failure && <Alert severity="warning">{`${text('failed')} ${run.failure}`}</Alert>}
        <Button variant="contained" disabled={!isConfigured || isRunning} loading={isRunning} onClick={start}>
          {text('start')}
        </Button>
      </Stack>
    </Paper>
  );
}

function RunFacts({ state: { run, reportedUntil } }: { readonly state: Reconciliation }) {
  const translate = useTranslate();
  const when = useInstantText();
  if (run === null) return <Typography>{translate('console.reconciliation.never')}</Typography>;
  const { startedAt, requestedBy, orders, payments, finishedAt } = run;
  const name = finishedAt === null ? 'running' : 'finished';
  return (
    <Typography role="status">
      {translate(`console.reconciliation.${name}`, { when: when(finishedAt ?? startedAt), orders, payments })}{' '}
      {requestedBy !== null && translate('console.reconciliation.requestedBy', { person: requestedBy })}{' '}
      {reportedUntil !== null && translate('console.reconciliation.until', { when: when(reportedUntil) })}
    </Typography>
  );
}

/** Returns a function that starts a comparison and shows a refusal. */
function useStart() {
  const translate = useTranslate();
  const notify = useNotify();
  const { start } = useReconciliationCommands();
  return () => {
    start().catch((error: unknown) => {
      notify(errorText(error, translate), { type: 'error' });
    });
  };
}
