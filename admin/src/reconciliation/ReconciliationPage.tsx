import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import {
  DIFFERENCE_STATES,
  DIFFERENCES_PER_PAGE,
  type DifferenceState,
} from '@manifold/domain/reconciliation/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '../shared/errors/error-text.js';
import { Retry } from '../shared/errors/Retry.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';
import { DifferenceItem } from './DifferenceItem.js';
import { RunSummary } from './RunSummary.js';
import { useDifferences, useReconciliation } from './use-reconciliation.js';

/** Compares payment provider, orders and ledger, and lists the differences. */
export function ReconciliationPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useReconciliation();
  return (
    <Box sx={{ pt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ScreenTitle title={translate('console.reconciliation.title')} />
      {error && <LoadingError error={error} onRetry={refetch} />}
      {!data && !error && <LinearProgress aria-label={translate('console.loading')} />}
      {data && <RunSummary state={data} />}
      {data && <Differences finishedAt={data.run?.finishedAt ?? null} open={data.open} />}
    </Box>
  );
}

interface LoadingErrorProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

function LoadingError({ error, onRetry }: LoadingErrorProps) {
  const translate = useTranslate();
  return (
    <Alert severity="error" action={<Retry onRetry={onRetry} />}>
      {errorText(error, translate)}
    </Alert>
  );
}

function Differences({ finishedAt, open }: { readonly finishedAt: string | null; readonly open: number }) {
  const translate = useTranslate();
  const [state, setState] = useState<DifferenceState>('open');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useDifferences(state, page, finishedAt);
  const show = (next: DifferenceState) => {
    setState(next);
    setPage(1);
  };
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Tabs
        value={state}
        onChange={(_event, next: DifferenceState) => show(next)}
        aria-label={translate('console.reconciliation.title')}
      >
        {DIFFERENCE_STATES.map((each) => (
          <Tab
            key={each}
            value={each}
            label={translate(`console.reconciliation.states.${each}`, { smart_count: open, count: open })}
          />
        ))}
      </Tabs>
      {error && <LoadingError error={error} onRetry={refetch} />}
      {!data && !error && <LinearProgress aria-label={translate('console.loading')} />}
      {data?.differences.length === 0 && (
        <Typography sx={{ py: 2 }}>{translate(`console.reconciliation.none.${state}`)}</Typography>
      )}
      {data?.differences.map((difference) => (
        <DifferenceItem key={difference.id} difference={difference} />
      ))}
      {data && data.total > DIFFERENCES_PER_PAGE && (
        <Pagination
          sx={{ mt: 2 }}
          page={page}
          count={Math.ceil(data.total / DIFFERENCES_PER_PAGE)}
          onChange={(_event, next) => setPage(next)}
        />
      )}
    </Paper>
  );
}
