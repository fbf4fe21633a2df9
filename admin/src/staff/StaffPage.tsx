import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LinkedAccount, StaffAccount, StaffLink } from '@manifold/domain/staff/accounts-contract';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { LinkDialog } from './LinkDialog.js';
import { PersonDialog } from './PersonDialog.js';
import { SignedInNow } from './SignedInNow.js';
import { StaffTable } from './StaffTable.js';
import { useStaff } from './use-staff.js';
import { throwIfMissing } from '../providers/throw-if-missing.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';

/** Shows all staff, their rights and their sessions. */
export function StaffPage() {
  const translate = useTranslate();
  const { data, error } = useStaff();
  const [opened, setOpened] = useState<StaffAccount | 'new'>();
  const notify = useNotify();
  const [issued, setIssued] = useState<{ readonly account: StaffAccount; readonly link: StaffLink }>();
  const showLink = ({ account, link }: LinkedAccount) => {
    if (link) setIssued({ account, link });
    else notify(translate('console.staff.linkMailed', { email: account.email }), { type: 'success' });
  };
  throwIfMissing(error, data);
  return (
    <Stack spacing={2} sx={{ pt: 2 }}>
      <ScreenTitle title={translate('console.menu.staff')} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between' }}>
        <Typography color="text.secondary" sx={{ maxWidth: 640 }}>
          {translate('console.staff.help')}
        </Typography>
        <Button variant="contained" onClick={() => setOpened('new')}>
          {translate('console.staff.invite')}
        </Button>
      </Box>
      <Paper variant="outlined">
        {data ? (
          <StaffTable staff={data} onOpen={setOpened} onLink={showLink} />
        ) : (
          <LinearProgress aria-label={translate('console.loading')} />
        )}
      </Paper>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <SignedInNow />
      </Paper>
      {opened && (
        <PersonDialog
          // Uses the account of the reloaded list, in case another admin has changed it.
          account={opened === 'new' ? undefined : (data?.find(({ id }) => id === opened.id) ?? opened)}
          onClose={() => setOpened(undefined)}
          onLink={showLink}
        />
      )}
      {issued && <LinkDialog {...issued} onClose={() => setIssued(undefined)} />}
    </Stack>
  );
}
