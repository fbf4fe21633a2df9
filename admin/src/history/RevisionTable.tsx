import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { RevisionSummary } from '@manifold/domain/admin-api/contract';
import { useListContext, useTranslate } from 'react-admin';
import { RevisionRow } from './RevisionRow.js';

const COLUMNS = ['number', 'when', 'who', 'why', 'where', 'edits'] as const;

/** The revisions of the list around it, each of which opens to its edits. */
export function RevisionTable() {
  const translate = useTranslate();
  const { data = [] } = useListContext<RevisionSummary & { id: number }>();
  return (
    <Table size="small" aria-label={translate('console.history.title')}>
      <TableHead>
        <TableRow>
          <TableCell component="td" padding="checkbox" />
          {COLUMNS.map((column) => (
            <TableCell key={column}>{translate(`console.history.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((revision) => (
          <RevisionRow key={revision.id} revision={revision} columns={COLUMNS.length + 1} />
        ))}
      </TableBody>
    </Table>
  );
}
