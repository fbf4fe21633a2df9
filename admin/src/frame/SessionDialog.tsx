import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { session } from '../providers/session.js';
import { SignInForm, type Credentials } from './SignInForm.js';

/** Asks for a new sign-in when the session has expired, without losing what is typed on the screen. */
export function SessionDialog() {
  const isEnded = useSyncExternalStore(session.subscribe, session.isEnded);
  useDetectSignInElsewhere();
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

/**
 * On window focus, asks the server who is signed in, because someone may have signed in elsewhere, for example in another
 * tab. Another person gets the first page (`callApi`). If the same person's session had ended, reloads all queries.
 */
export function useDetectSignInElsewhere(): void {
  const client = useQueryClient();
  // Subscribes to the focus of the window.
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const wasEnded = session.isEnded();
      await callApi('me');
      if (wasEnded) await client.invalidateQueries();
    };
    // Nobody is signed in, or the server is out of reach: the dialog opens or stays.
    const onFocus = () => void ask().catch(() => undefined);
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [client]);
}

function SignInAgain() {
  const translate = useTranslate();
  const signIn = useSignInAgain();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('console.session.title')}</DialogTitle>
      <DialogContent>
        <SignInForm
          signIn={signIn}
          below={
            // In a new tab, because this page has changes that are not saved yet.
            <Button href="/login" target="_blank" rel="noopener">
              {translate('console.session.other')}
            </Button>
          }
        >
          <Typography>{translate('console.session.help')}</Typography>
        </SignInForm>
      </DialogContent>
    </Dialog>
  );
}
