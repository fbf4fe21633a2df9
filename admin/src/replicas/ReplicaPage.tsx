import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Replica } from '@manifold/domain/replica/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { throwIfMissing } from '../providers/throw-if-missing.js';
import { useInstantText } from '../language/use-language.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';

const LOOK_AGAIN_MS = 3_000;
/** Replicas send a heartbeat every four seconds; three missed heartbeats count as silent. */
const SILENT_SECONDS = 13;
const COLUMNS = ['host', 'revision', 'state', 'started'] as const;

/** Returns whether a replica serves the newest revision, an older one, or has stopped sending heartbeats. */
function stateOf({ revision, silentSeconds }: Replica, newest: number): 'silent' | 'current' | 'behind' {
  if (silentSeconds > SILENT_SECONDS) return 'silent';
  return revision >= newest ? 'current' : 'behind';
}

/** Shows which replica serves which revision; refreshed every few seconds. */
export function ReplicaPage() {
  const translate = useTranslate();
  const instant = useInstantText();
  const { data, error } = useQuery({
    queryKey: ['replicas'],
    queryFn: ({ signal }) => callApi('replicas', { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  throwIfMissing(error, data);
  if (!data) return <LinearProgress aria-label={translate('console.loading')} sx={{ mt: 2 }} />;
  const { replicas, newest } = data;
  const current = replicas.filter((replica) => stateOf(replica, newest) === 'current').length;
  return (
    <Box sx={{ pt: 2, maxWidth: 1000 }}>
      <ScreenTitle title={translate('console.replicas.title')} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('console.replicas.help')}
      </Typography>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography role="status" sx={{ mb: 1, fontWeight: 600 }}>
          {translate('console.replicas.served', { newest, current, smart_count: replicas.length })}
        </Typography>
        {replicas.length === 0 && <Typography>{translate('console.replicas.empty')}</Typography>}
        {replicas.length > 0 && (
          <Table size="small" aria-label={translate('console.replicas.title')}>
            <TableHead>
              <TableRow>
                {COLUMNS.map((column) => (
                  <TableCell
                    key={column}
                    sx={column === 'started' ? { display: { xs: 'none', sm: 'table-cell' } } : {}}
                  >
                    {translate(`console.replicas.${column}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {replicas.map((replica) => {
                const state = stateOf(replica, newest);
                return (
                  <TableRow key={replica.id}>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>{replica.host}</TableCell>
                    <TableCell>{replica.revision}</TableCell>
                    <TableCell>
                      <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
                        {state === 'current' ? (
                          <CheckCircleIcon fontSize="small" />
                        ) : (
                          <HourglassIcon fontSize="small" />
                        )}
                        {translate(`console.replicas.${state}`, { seconds: Math.round(replica.silentSeconds) })}
                      </Box>
                    </TableCell>
                    <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                      {instant(replica.startedAt)}
                    </TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        )}
      </Paper>
    </Box>
  );
}
