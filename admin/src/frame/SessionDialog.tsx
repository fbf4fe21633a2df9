import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { session } from '../providers/session.js';
import { SignInForm, type Credentials } from './SignInForm.js';

/** Asks for a new sign-in when the session has expired, without losing what is typed on the screen. */
export function SessionDialog() {
  const isEnded = useSyncExternalStore(session.subscribe, session.isEnded);
  return isEnded ? <SignInAgain /> : null;
}

/** Returns a function that signs in again, and loads what the ended session could not. */
export function useSignInAgain() {
  const client = useQueryClient();
  return async (typed: Credentials): Promise<void> => {
    await callApi('signIn', { body: typed });
    await client.invalidateQueries();
  };
}

function SignInAgain() {
  const translate = useTranslate();
  const signIn = useSignInAgain();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('console.session.title')}</DialogTitle>
      <DialogContent>
        <SignInForm signIn={signIn} below={<Button href="/login">{translate('console.session.other')}</Button>}>
          <Typography>{translate('console.session.help')}</Typography>
        </SignInForm>
      </DialogContent>
    </Dialog>
  );
}
