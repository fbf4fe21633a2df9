import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { ApiError } from '../providers/api.js';
import { OutsideFrame } from './OutsideFrame.js';

/** Who are you? A refusal says why, and keeps what was typed. */
export function SignInPage() {
  const translate = useTranslate();
  const login = useLogin();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    setRefusal(undefined);
    login({ email: typed.get('email'), password: typed.get('password') })
      .catch((reason: unknown) => setRefusal(reason instanceof ApiError ? reason.code : 'internal'))
      .finally(() => setBusy(false));
  };
  return (
    <OutsideFrame>
      <Stack component="form" spacing={2} onSubmit={signIn}>
        <Typography variant="h1">{translate('console.signIn.title')}</Typography>
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
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {translate('console.signIn.submit')}
        </Button>
      </Stack>
    </OutsideFrame>
  );
}
