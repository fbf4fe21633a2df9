import type { DialogProps } from '@mui/material/Dialog';

/**
 * Returns the `onClose` of a dialog with a form, or with a text that is shown only once. A click beside the dialog keeps
 * it open, because the text would be lost; while a form is sent, it stays open to show a refusal.
 */
export function guardClose(onClose: () => void, isBusy = false): NonNullable<DialogProps['onClose']> {
  return (_event, reason) => {
    if (reason === 'backdropClick' || isBusy) return;
    onClose();
  };
}
