import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMe } from '../shared/access/use-edit-refusal.js';
import { GrantList } from '../shared/access/GrantList.js';
import { OwnSessions } from './OwnSessions.js';
import { PasswordForm } from './PasswordForm.js';
import { throwIfMissing } from '../providers/throw-if-missing.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';

/** Shows the user's account: role and rights, password and active sessions. */
export function AccountPage() {
  const translate = useTranslate();
  const { data: me, error } = useMe();
  throwIfMissing(error, me);
  if (!me) return <LinearProgress aria-label={translate('console.loading')} sx={{ mt: 2 }} />;
  return (
    <Stack spacing={2} sx={{ pt: 2, maxWidth: 900 }}>
      <ScreenTitle title={translate('console.myAccount.title')} />
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Typography variant="h2">{me.name}</Typography>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {me.email} · {translate(`console.staff.roles.${me.role}`)}
        </Typography>
        <GrantList grants={me.grants} />
      </Paper>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <PasswordForm />
      </Paper>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <OwnSessions />
      </Paper>
    </Stack>
  );
}
