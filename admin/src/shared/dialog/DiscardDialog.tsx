import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface DiscardDialogProps {
  readonly title: string;
  readonly text: string;
  /** Labels of the buttons: one keeps what would be lost, the other loses it. */
  readonly keep: string;
  readonly lose: string;
  readonly onKeep: () => void;
  readonly onLose: () => void;
}

/** Asks for confirmation before changes are discarded. All texts are translated. */
export function DiscardDialog({ title, text, keep, lose, onKeep, onLose }: DiscardDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onKeep} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onKeep}>{keep}</Button>
        <Button color="error" variant="contained" onClick={onLose}>
          {lose}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
