import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { StaffSession } from '@manifold/domain/staff/accounts-contract';
import { useTranslate } from 'react-admin';
import { useInstantText } from '../../language/use-language.js';
import { deviceName } from '@manifold/domain/device/device-name';

type ListedSession = StaffSession & { readonly staff?: { readonly name: string; readonly email: string } };

interface SessionTableProps {
  readonly label: string;
  readonly sessions: readonly ListedSession[];
  /** Whether a column shows the person. */
  readonly hasPeople?: boolean;
  readonly onEnd: (session: ListedSession) => void;
}

/** Lists sessions and ends them. The current one is marked and ends by signing out. */
export function SessionTable({ label, sessions, hasPeople = false, onEnd }: SessionTableProps) {
  const translate = useTranslate();
  const when = useInstantText();
  const columns = [...(hasPeople ? ['person'] : []), 'device', 'address', 'begun', 'lastSeen'];
  if (sessions.length === 0) return <Typography>{translate('console.sessions.none')}</Typography>;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{translate(`console.sessions.${column}`)}</TableCell>
            ))}
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {sessions.map((session) => {
            const device = deviceName(session.device) ?? translate('console.sessions.unknownDevice');
            const name = session.staff ? `${session.staff.name}, ${device}` : device;
            return (
              <TableRow key={session.id}>
                {hasPeople && (
                  <TableCell component="th" scope="row">
                    {session.staff?.name}
                    <Typography variant="body2" color="text.secondary">
                      {session.staff?.email}
                    </Typography>
                  </TableCell>
                )}
                <TableCell title={session.device}>{device}</TableCell>
                <TableCell>{session.address}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{when(session.createdAt)}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{when(session.lastSeenAt)}</TableCell>
                <TableCell align="right">
                  {session.isCurrent ? (
                    <Chip size="small" label={translate('console.sessions.current')} />
                  ) : (
                    <Button
                      size="small"
                      color="error"
                      aria-label={translate('console.sessions.endOf', { name })}
                      onClick={() => onEnd(session)}
                    >
                      {translate('console.sessions.end')}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
