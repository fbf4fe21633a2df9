import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AuditEntry } from '@manifold/domain/audit/contract';
import { useTranslate } from 'react-admin';
import { AuditRow, WIDE_ONLY } from './AuditRow.js';

const COLUMNS = ['time', 'actor', 'what', 'reason', 'address'] as const;
const WIDE: readonly string[] = ['reason', 'address'];

/** Lists audit entries, newest first. Each row expands to its details. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const translate = useTranslate();
  return (
    <Table size="small" aria-label={translate('console.audit.title')}>
      <TableHead>
        <TableRow>
          <TableCell component="td" padding="checkbox" />
          {COLUMNS.map((column) => (
            <TableCell key={column} sx={WIDE.includes(column) ? WIDE_ONLY : {}}>
              {translate(`console.audit.${column}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} columns={COLUMNS.length + 1} />
        ))}
      </TableBody>
    </Table>
  );
}
