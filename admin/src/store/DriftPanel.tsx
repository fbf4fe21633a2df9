import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { StoreDrift } from '@manifold/domain/admin-api/store-routes';
import type { StaffRole } from '@manifold/domain/staff/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi, errorCode } from '../providers/api.js';
import { errorMessageId } from '../shared/errors/error-text.js';
import { useInstantText } from '../language/use-language.js';
import { Panel } from './Panel.js';

interface DriftPanelProps {
  readonly storeKey: string;
  readonly role: StaffRole;
}

/** Lists the values in which the commerce backend differs from config, and repairs them on request. */
export function DriftPanel({ storeKey, role }: DriftPanelProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const instant = useInstantText();
  const headingId = useId();
  const client = useQueryClient();
  const key = ['drift', storeKey];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi('storeDrift', { path: { storeKey }, signal }),
  });
  const repair = useMutation({
    mutationFn: () => callApi('mendStoreDrift', { path: { storeKey } }),
    onSuccess: async ({ drift }) => {
      notify(translate('console.drift.mended', { smart_count: drift.length }), { type: 'success' });
      await client.invalidateQueries({ queryKey: key });
    },
    onError: (reason) => notify(translate(driftMessageId(reason)), { type: 'error' }),
  });
  const isBusy = isFetching || repair.isPending;
  return (
    <Panel
      headingId={headingId}
      title={translate('console.drift.title')}
      help={translate('console.drift.help')}
      actions={
        <>
          <Button onClick={() => void refetch()} disabled={isBusy}>
            {translate('console.drift.look')}
          </Button>
          {role !== 'support' && data && data.drift.length > 0 && (
            <Button variant="contained" onClick={() => repair.mutate()} disabled={isBusy}>
              {translate('console.drift.mend')}
            </Button>
          )}
        </>
      }
    >
      {isBusy && <LinearProgress aria-label={translate('console.loading')} sx={{ mb: 1 }} />}
      {error && <Alert severity="warning">{translate(driftMessageId(error))}</Alert>}
      {data && !error && data.drift.length === 0 && (
        <Typography role="status">{translate('console.drift.none')}</Typography>
      )}
      {data && !error && data.drift.length > 0 && <DriftTable drift={data.drift} labelledBy={headingId} />}
      {data && !error && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {data.syncedAt === null
            ? translate('console.drift.neverSynced')
            : translate('console.drift.synced', { when: instant(data.syncedAt) })}
        </Typography>
      )}
    </Panel>
  );
}

/** Returns the message of a failed read or repair; the service needs the commerce backend for both. */
function driftMessageId(reason: Error): string {
  return errorCode(reason) === 'backend-unavailable' ? 'console.drift.away' : errorMessageId(reason);
}

const shown = (value: StoreDrift['drift'][number]['config']): string => (value === null ? '–' : String(value));

interface DriftTableProps {
  readonly drift: StoreDrift['drift'];
  readonly labelledBy: string;
}

function DriftTable({ drift, labelledBy }: DriftTableProps) {
  const translate = useTranslate();
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-labelledby={labelledBy}>
        <TableHead>
          <TableRow>
            {['what', 'config', 'backend'].map((column) => (
              <TableCell key={column}>{translate(`console.drift.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {drift.map(({ what, config, backend }) => (
            <TableRow key={what}>
              <TableCell component="th" scope="row">
                {what}
              </TableCell>
              <TableCell>{shown(config)}</TableCell>
              <TableCell>{shown(backend)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
