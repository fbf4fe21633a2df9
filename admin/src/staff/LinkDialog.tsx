import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StaffAccount, StaffLink } from '@manifold/domain/staff/accounts-contract';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { guardClose } from '../shared/dialog/guard-close.js';
import { useInstantText } from '../shared/words/use-language.js';

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
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link.address);
    setCopied(true);
  };
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
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
          />
          <Typography role="status">{isCopied && translate('console.staff.copied')}</Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{translate('console.staff.copy')}</Button>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
