import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { LinkedAccount, StaffAccount } from '@manifold/domain/staff/accounts-contract';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { GrantList } from '../shared/access/GrantList.js';
import { useMe } from '../shared/access/use-edit-refusal.js';
import { useInstantText } from '../language/use-language.js';

import { useStaffAction } from './use-staff.js';

const COLOURS = { invited: 'primary', active: 'success', disabled: 'default' } as const;

interface StaffLineProps {
  readonly account: StaffAccount;
  readonly onOpen: () => void;
  readonly onLink: (issued: LinkedAccount) => void;
}

/** Shows one person as a table row. */
export function StaffLine({ account, onOpen, onLink }: StaffLineProps) {
  const translate = useTranslate();
  const when = useInstantText();
  const { name, email, role, grants, orderCountries, state, lastSignInAt, linkExpiresAt, isBound } = account;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
        <Typography variant="body2" color="text.secondary">
          {email}
        </Typography>
      </TableCell>
      <TableCell>{translate(`console.staff.roles.${role}`)}</TableCell>
      <TableCell sx={{ minWidth: 140 }}>
        <GrantList grants={grants} />
        {orderCountries.length > 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate('console.staff.orderDeskOf', {
              countries: orderCountries.includes('*')
                ? translate('console.staff.allCountries')
                : orderCountries.join(', '),
            })}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <Chip
          size="small"
          variant="outlined"
          color={COLOURS[state]}
          label={translate(`console.staff.states.${state}`)}
        />
        {linkExpiresAt && (
          <Typography variant="body2" color="text.secondary">
            {translate('console.staff.linkUntil', { when: when(linkExpiresAt) })}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        {lastSignInAt ? when(lastSignInAt) : translate('console.staff.never')}
        {isBound && (
          <Typography variant="body2" color="text.secondary">
            {translate('console.staff.bound')}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right">
        <StaffActions account={account} onOpen={onOpen} onLink={onLink} />
      </TableCell>
    </TableRow>
  );
}

/** Actions on the own account are on the screen `My account` instead. */
function StaffActions({ account: { id, name, state }, onOpen, onLink }: StaffLineProps) {
  const translate = useTranslate();
  const act = useStaffAction();
  const { data: me } = useMe();
  const [asked, setAsked] = useState<'reset' | 'disable'>();
  const isOwn = me?.id === id;
  const button = (action: 'edit' | 'reset' | 'disable' | 'enable', onClick: () => void) => (
    <Button
      size="small"
      color={action === 'disable' ? 'error' : 'primary'}
      aria-label={translate(`console.staff.${action}Of`, { name })}
      onClick={onClick}
    >
      {translate(`console.staff.${action}`)}
    </Button>
  );
  const reset = async () => {
    const issued = await act(() => callApi('resetStaff', { path: { id } }), 'console.staff.linkMade');
    if (issued) onLink(issued);
  };
  const turn = (route: 'disableStaff' | 'enableStaff') =>
    act(() => callApi(route, { path: { id } }), 'console.staff.done');
  const confirm = () => {
    setAsked(undefined);
    void (asked === 'reset' ? reset() : turn('disableStaff'));
  };
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      {button('edit', onOpen)}
      {!isOwn && state !== 'disabled' && button('reset', () => setAsked('reset'))}
      {!isOwn && state !== 'disabled' && button('disable', () => setAsked('disable'))}
      {state === 'disabled' && button('enable', () => void turn('enableStaff'))}
      {asked && (
        <Confirm
          isOpen
          title={`console.staff.${asked}Ask`}
          content={`console.staff.${asked}Means`}
          translateOptions={{ name }}
          confirm={`console.staff.${asked}`}
          confirmColor="warning"
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}
