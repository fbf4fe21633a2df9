import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface DiscardDialogProps {
  readonly name: string;
  /** Number of rows that would be discarded. */
  readonly rows: number;
  readonly onDiscard: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before a draft is discarded. */
export function DiscardDialog({ name, rows, onDiscard, onCancel }: DiscardDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('console.publish.discardTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('console.publish.discardText', { name, smart_count: rows })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('console.publish.keepDraft')}</Button>
        <Button color="error" variant="contained" onClick={onDiscard}>
          {translate('console.publish.discard')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
