import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { LinkedAccount, StaffAccount } from '@manifold/domain/staff/accounts-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ApiError, callApi } from '../providers/api.js';
import { guardClose } from '../shared/dialog/guard-close.js';
import { PersonInputs } from './PersonInputs.js';
import { personOf, rightsOf } from './person-form.js';

import { staffRefusal } from './use-staff.js';

interface PersonDialogProps {
  /** Undefined for a new person. */
  readonly account: StaffAccount | undefined;
  readonly onClose: () => void;
  readonly onLink: (issued: LinkedAccount) => void;
}

/** Invites a person, or changes name, role and rights. Keeps the input if the server refuses. */
export function PersonDialog({ account, onClose, onLink }: PersonDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const titleId = useId();
  const [person, setPerson] = useState(() => personOf(account));
  const [refusal, setRefusal] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const rights = rightsOf(person);
    if (!account) return onLink(await callApi('inviteStaff', { body: { ...rights, email: person.email.trim() } }));
    await callApi('changeStaff', { path: { id: account.id }, ifMatch: account.version, body: rights });
    notify(translate('console.staff.done'), { type: 'success' });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(undefined);
    try {
      await save();
      onClose();
    } catch (reason) {
      setRefusal(reason);
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: ['staff'] });
    }
  };
  const fields = refusal instanceof ApiError ? refusal.fields.map(({ field }) => field) : [];
  const title = account ? translate('console.staff.editOf', { name: account.name }) : translate('console.staff.invite');
  return (
    <Dialog open onClose={guardClose(onClose, isBusy)} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {refusal !== undefined && <Alert severity="error">{translate(staffRefusal(refusal))}</Alert>}
            <PersonInputs person={person} isNew={!account} refused={fields} onPerson={setPerson} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button disabled={isBusy} onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate(account ? 'console.staff.keep' : 'console.staff.sendInvite')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
