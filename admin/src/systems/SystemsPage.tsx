import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied, usePermissions, useTranslate } from 'react-admin';
import { ApiError } from '../providers/api.js';
import { AddressServiceSection } from './AddressServiceSection.js';
import { BackendSection } from './BackendSection.js';
import { DatabaseSection } from './DatabaseSection.js';
import { JobSection } from './JobSection.js';
import { worst } from './level.js';
import { LevelMark } from './LevelMark.js';
import { Overview } from './Overview.js';
import { ReplicaSection } from './ReplicaSection.js';
import { SearchSection } from './SearchSection.js';
import { UnansweredPaymentSection } from './UnansweredPaymentSection.js';
import { UpdatedLine } from './UpdatedLine.js';
import { WebhookSection } from './WebhookSection.js';
import { useStatusSummaries } from './use-status-summaries.js';
import { useLive, useRefresh } from './use-live.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';

/** Shows the state of all systems behind the shops. */
export function SystemsPage() {
  const translate = useTranslate();
  const { permissions } = usePermissions<string>();
  const summariesOf = useStatusSummaries();
  const refresh = useRefresh();
  const leave = useLogoutIfAccessDenied();
  const backend = useLive('commerceBackend');
  const errors = useLive('backendErrors');
  const search = useLive('searchIndexes');
  const replicas = useLive('replicas');
  const database = useLive('database');
  const jobs = useLive('jobs');
  const webhooks = useLive('paymentWebhooks');
  const unanswered = useLive('unansweredPayments');
  const addresses = useLive('addressServices');
  const all = [backend, errors, search, replicas, database, jobs, unanswered, webhooks, addresses];
  const failure = all.find(({ error }) => error)?.error;
  // An expired session is noticed only by a response.
  useEffect(() => {
    if (failure) void leave(failure);
  }, [failure, leave]);
  const title = <ScreenTitle title={translate('console.menu.systems')} />;
  if (failure instanceof ApiError && failure.status === 403)
    return (
      <Box sx={{ pt: 2 }}>
        {title}
        <Alert severity="info">{translate('console.systems.forbidden')}</Alert>
      </Box>
    );
  const summaries = summariesOf({
    backend: backend.data,
    search: search.data,
    replicas: replicas.data,
    database: database.data,
    jobs: jobs.data,
    unanswered: unanswered.data,
  });
  const level = worst(summaries.map((glance) => glance.level));
  const seen = all.flatMap(({ dataUpdatedAt }) => (dataUpdatedAt > 0 ? [dataUpdatedAt] : []));
  return (
    <Stack spacing={2} sx={{ pt: 2, maxWidth: 1200 }}>
      {title}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography color="text.secondary">{translate('console.systems.help')}</Typography>
          <Typography role="status" component="div" sx={{ fontWeight: 600 }}>
            {level !== 'unknown' && !failure && (
              <LevelMark level={level}>{translate(`console.systems.all.${level}`)}</LevelMark>
            )}
          </Typography>
        </Box>
        {seen.length > 0 && <UpdatedLine seenAt={Math.min(...seen)} />}
        <Button onClick={() => void refresh()}>{translate('console.systems.again')}</Button>
      </Box>
      {failure && seen.length > 0 && <Alert severity="error">{translate('console.systems.silent')}</Alert>}
      <Overview summaries={summaries} />
      <BackendSection backend={backend.data} errors={errors.data} hasFailed={backend.isError} />
      <SearchSection indexes={search.data?.indexes} hasFailed={search.isError} />
      <ReplicaSection found={replicas.data} hasFailed={replicas.isError} />
      <DatabaseSection found={database.data} hasFailed={database.isError} />
      <JobSection found={jobs.data} hasFailed={jobs.isError} mayRetry={permissions === 'admin'} />
      <UnansweredPaymentSection found={unanswered.data} hasFailed={unanswered.isError} />
      <WebhookSection found={webhooks.data} hasFailed={webhooks.isError} mayReplay={permissions === 'admin'} />
      <AddressServiceSection found={addresses.data} hasFailed={addresses.isError} />
    </Stack>
  );
}
