import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DeskDataRequest } from '@manifold/domain/data-rights/contract';
import { useTranslate } from 'react-admin';
import { useInstantText } from '../language/use-language.js';

const COLUMNS = ['kind', 'store', 'requested', 'due', 'state', 'finished'] as const;

/** Lists requests with their deadlines; overdue ones are marked. */
export function DataRequestTable({ requests }: { readonly requests: readonly DeskDataRequest[] }) {
  const translate = useTranslate();
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="group"
      aria-label={translate('console.dataRequests.title')}
    >
      <Table size="small" aria-label={translate('console.dataRequests.title')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`console.dataRequests.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function RequestRow({ request }: { readonly request: DeskDataRequest }) {
  const translate = useTranslate();
  const instant = useInstantText();
  const { kind, storeKey, countryCode, requestedAt, dueAt, finishedAt, state, isOverdue } = request;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {translate(`console.dataRequests.kinds.${kind}`)}
      </TableCell>
      <TableCell>{`${countryCode} · ${storeKey}`}</TableCell>
      <TableCell>{instant(requestedAt)}</TableCell>
      <TableCell>{instant(dueAt)}</TableCell>
      <TableCell>
        {isOverdue ? (
          <Chip size="small" color="error" label={translate('console.dataRequests.overdue')} />
        ) : (
          translate(`console.dataRequests.states.${state}`)
        )}
      </TableCell>
      <TableCell>{finishedAt === null ? '–' : instant(finishedAt)}</TableCell>
    </TableRow>
  );
}
