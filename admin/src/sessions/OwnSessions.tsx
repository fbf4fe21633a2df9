import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { errorText } from '../shared/errors/error-text.js';
import { throwIfMissing } from '../providers/throw-if-missing.js';
import { SessionTable } from '../shared/sessions/SessionTable.js';

const OWN_SESSIONS = ['own-sessions'];

/** Lists the user's active sessions and ends them. */
export function OwnSessions() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: OWN_SESSIONS,
    queryFn: async ({ signal }) => (await callApi('ownSessions', { signal })).sessions,
  });
  throwIfMissing(error, data);
  const end = async (work: () => Promise<unknown>) => {
    try {
      await work();
      notify(translate('console.sessions.ended'), { type: 'success' });
    } catch (reason) {
      notify(errorText(reason, translate), { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: OWN_SESSIONS });
  };
  if (!data) return <LinearProgress aria-label={translate('console.loading')} />;
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('console.sessions.own')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('console.sessions.help')}
      </Typography>
      <SessionTable
        label={translate('console.sessions.own')}
        sessions={data}
        onEnd={({ id }) => void end(() => callApi('endOwnSession', { path: { id } }))}
      />
      {data.length > 1 && (
        <Button sx={{ mt: 2 }} variant="outlined" onClick={() => void end(() => callApi('endOtherSessions'))}>
          {translate('console.sessions.endOthers')}
        </Button>
      )}
    </>
  );
}
