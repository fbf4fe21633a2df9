import type { DialogProps } from '@mui/material/Dialog';

/**
 * Returns the `onClose` of a dialog with a form. A click beside the dialog keeps it open, because it would lose what was
 * typed; while the form is sent, it stays open to show a refusal.
 */
export function guardClose(onClose: () => void, isBusy = false): NonNullable<DialogProps['onClose']> {
  return (_event, reason) => {
    if (reason === 'backdropClick' || isBusy) return;
    onClose();
  };
}
