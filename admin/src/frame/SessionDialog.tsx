import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, callApi } from '../providers/api.js';
import { session } from '../providers/session.js';
import { typedText } from '../shared/values/typed-text.js';

/** Lets somebody whose session has ended sign in again without leaving the screen, and what is typed on it. */
export function SessionDialog() {
  const isEnded = useSyncExternalStore(session.subscribe, session.isEnded);
  return isEnded ? <SignInAgain /> : null;
}

function SignInAgain() {
  const translate = useTranslate();
  const client = useQueryClient();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    try {
      await callApi('signIn', { body: { email: typedText(form, 'email'), password: typedText(form, 'password') } });
      await client.invalidateQueries();
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.code : 'internal');
      setBusy(false);
    }
  };
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void signIn(event)}>
        <DialogTitle id={titleId}>{translate('console.session.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography>{translate('console.session.help')}</Typography>
            {refusal && <Alert severity="error">{translate(`console.error.${refusal}`)}</Alert>}
            <TextField
              required
              name="email"
              type="email"
              autoComplete="username"
              label={translate('console.signIn.email')}
            />
            <TextField
              required
              name="password"
              type="password"
              autoComplete="current-password"
              label={translate('console.signIn.password')}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button href="/login">{translate('console.session.other')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('console.signIn.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
