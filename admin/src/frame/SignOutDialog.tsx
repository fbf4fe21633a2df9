import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { SignOut } from './use-sign-out.js';

/** Asks for confirmation before a sign-out that loses changes. */
export function SignOutDialog({ stay, leave }: Pick<SignOut, 'stay' | 'leave'>) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={stay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('console.signOut.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('console.signOut.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={stay}>{translate('console.signOut.stay')}</Button>
        <Button color="error" variant="contained" onClick={leave}>
          {translate('console.signOut.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
