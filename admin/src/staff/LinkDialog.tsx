import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StaffAccount, StaffLink } from '@manifold/domain/staff/accounts-contract';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useClipboard } from '../shared/action/use-clipboard.js';
import { guardClose } from '../shared/dialog/guard-close.js';
import { useInstantText } from '../language/use-language.js';

interface LinkDialogProps {
  readonly account: StaffAccount;
  readonly link: StaffLink;
  readonly onClose: () => void;
}

/** Shows a one-time link, once; its holder can set the password of the account. */
export function LinkDialog({ account, link, onClose }: LinkDialogProps) {
  const translate = useTranslate();
  const when = useInstantText();
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { copied, isRefused, copy } = useClipboard();
  const select = () => {
    field.current?.focus();
    field.current?.select();
  };
  const status = isRefused ? 'console.copyRefused' : 'console.staff.copied';
  return (
    <Dialog open onClose={guardClose(onClose)} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('console.staff.linkFor', { name: account.name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Typography>{translate('console.staff.linkHelp', { when: when(link.expiresAt) })}</Typography>
          <TextField
            fullWidth
            label={translate('console.staff.link')}
            value={link.address}
            inputRef={field}
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
          />
          <Typography role="status">{(copied !== undefined || isRefused) && translate(status)}</Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy(link.address, select)}>{translate('console.staff.copy')}</Button>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
