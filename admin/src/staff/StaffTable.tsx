import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { LinkedAccount, StaffAccount } from '@manifold/domain/staff/accounts-contract';
import { useTranslate } from 'react-admin';
import { StaffLine } from './StaffLine.js';

interface StaffTableProps {
  readonly staff: readonly StaffAccount[];
  readonly onOpen: (account: StaffAccount) => void;
  readonly onLink: (issued: LinkedAccount) => void;
}

/** Lists staff by name with state, role, rights and actions. */
export function StaffTable({ staff, onOpen, onLink }: StaffTableProps) {
  const translate = useTranslate();
  const label = translate('console.menu.staff');
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {['person', 'role', 'limits', 'state', 'lastSignIn'].map((column) => (
              <TableCell key={column}>{translate(`console.staff.${column}`)}</TableCell>
            ))}
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {staff.map((account) => (
            <StaffLine key={account.id} account={account} onOpen={() => onOpen(account)} onLink={onLink} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
