import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ListedDifference } from '@manifold/domain/reconciliation/contract';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../providers/api.js';
import { errorMessageId } from '../shared/errors/error-text.js';
import { guardClose } from '../shared/dialog/guard-close.js';
import { useReconciliationCommands } from './use-reconciliation.js';

const SHORTEST = 3;

interface CloseDialogProps {
  readonly difference: ListedDifference;
  readonly onClose: () => void;
}

/** Returns the key of the text about a refused settlement. */
function refusalText(error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return errorMessageId(error);
  const areAmountsOld = error.details['reason'] === 'amounts-changed';
  return areAmountsOld ? 'console.reconciliation.amountsChanged' : 'console.reconciliation.notOpen';
}

/** Asks why a difference is settled. Settles the amounts that were on screen when it opened. */
export function CloseDialog({ difference, onClose }: CloseDialogProps) {
  const translate = useTranslate();
  const { close } = useReconciliationCommands();
  const titleId = useId();
  // The list behind the dialog may load again and show other amounts.
  const [{ id, merchantReference: reference, expectedCentAmount, foundCentAmount }] = useState(difference);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const text = (name: string, values?: Record<string, string>) => translate(`console.reconciliation.${name}`, values);
  const send = async () => {
    setBusy(true);
    try {
      await close(id, { reason, expectedCentAmount, foundCentAmount });
      onClose();
    } catch (error) {
      setRefusal(refusalText(error));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Dialog open onClose={guardClose(onClose, isBusy)} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{text('ask', { reference })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {refusal && <Alert severity="error">{translate(refusal)}</Alert>}
            <TextField
              required
              multiline
              minRows={2}
              label={text('reason')}
              helperText={text('reasonHelp')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { minLength: SHORTEST, maxLength: 500 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button disabled={isBusy} onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={reason.trim().length < SHORTEST}>
            {text('settle')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
