import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { OPEN_ID_REFUSALS } from '@manifold/domain/staff/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { useTabTitle } from '../shared/title/ScreenTitle.js';
import { OutsideFrame } from './OutsideFrame.js';
import { SignInForm } from './SignInForm.js';

/** Returns why the identity provider's sign-in was refused, or null. */
const sentBackFor = (): string | null => new URLSearchParams(window.location.search).get('refused');

/** Signs in by e-mail and password, or with the identity provider if one is configured. */
export function SignInPage() {
  const translate = useTranslate();
  useTabTitle(translate('console.signIn.submit'));
  const login = useLogin();
  const [hasTried, setTried] = useState(false);
  const sentBack = OPEN_ID_REFUSALS.find((known) => known === sentBackFor());
  const { data: ways } = useQuery({
    queryKey: ['sign-in-ways'],
    queryFn: ({ signal }) => callApi('signInMethods', { signal }),
    retry: false,
  });
  return (
    <OutsideFrame>
      <SignInForm
        signIn={(typed) => {
          setTried(true);
          return login(typed);
        }}
        below={
          ways?.openId && (
            <>
              <Divider>{translate('console.signIn.or')}</Divider>
              <Button variant="outlined" size="large" href="/api/admin/open-id/begin">
                {translate('console.signIn.with', { name: ways.openId })}
              </Button>
            </>
          )
        }
      >
        <Typography variant="h1">{translate('console.signIn.title')}</Typography>
        {sentBack && !hasTried && <Alert severity="error">{translate(`console.signIn.refused.${sentBack}`)}</Alert>}
      </SignInForm>
    </OutsideFrame>
  );
}
