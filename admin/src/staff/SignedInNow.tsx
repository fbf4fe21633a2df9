import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { throwIfMissing } from '../providers/throw-if-missing.js';
import { SessionTable } from '../shared/sessions/SessionTable.js';
import { useSessions, useStaffAction } from './use-staff.js';

/** Lists the sessions of all staff; an admin can end them. */
export function SignedInNow() {
  const translate = useTranslate();
  const act = useStaffAction();
  const { data, error } = useSessions();
  throwIfMissing(error, data);
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('console.sessions.everybodys')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('console.sessions.help')}
      </Typography>
      {data ? (
        <SessionTable
          label={translate('console.sessions.everybodys')}
          sessions={data}
          hasPeople
          onEnd={({ id }) => void act(() => callApi('endSession', { path: { id } }), 'console.sessions.ended')}
        />
      ) : (
        <LinearProgress aria-label={translate('console.loading')} />
      )}
    </>
  );
}
