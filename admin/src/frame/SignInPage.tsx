import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { OPEN_ID_REFUSALS } from '@manifold/domain/staff/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { ApiError, callApi } from '../providers/api.js';
import { useTabTitle } from '../shared/words/use-tab-title.js';
import { OutsideFrame } from './OutsideFrame.js';

/** Why the identity provider's guest was sent back here. */
const sentBackFor = (): string | null => new URLSearchParams(window.location.search).get('refused');

/** Who are you? A refusal says why, and keeps what was typed. */
export function SignInPage() {
  const translate = useTranslate();
  useTabTitle(translate('console.signIn.submit'));
  const login = useLogin();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const sentBack = OPEN_ID_REFUSALS.find((known) => known === sentBackFor());
  const { data: ways } = useQuery({
    queryKey: ['sign-in-ways'],
    queryFn: ({ signal }) => callApi('signInWays', { signal }),
    retry: false,
  });
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
        {sentBack && !refusal && <Alert severity="error">{translate(`console.signIn.refused.${sentBack}`)}</Alert>}
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
        {ways?.openId && (
          <>
            <Divider>{translate('console.signIn.or')}</Divider>
            <Button variant="outlined" size="large" href="/api/admin/open-id/begin">
              {translate('console.signIn.with', { name: ways.openId })}
            </Button>
          </>
        )}
      </Stack>
    </OutsideFrame>
  );
}
