import TableCell from '@mui/material/TableCell';
import type { AuditEntry } from '@manifold/domain/audit/contract';
import { useTranslate } from 'react-admin';
import { OpenableRow } from '../shared/table/OpenableRow.js';
import { useInstantText } from '../language/use-language.js';
import { AuditFacts } from './AuditFacts.js';
import { entryName } from './entry-name.js';

interface AuditRowProps {
  readonly entry: AuditEntry;
  readonly columns: number;
}

/** Shows one entry as a table row that expands to its details. */
export function AuditRow({ entry, columns }: AuditRowProps) {
  const translate = useTranslate();
  const instant = useInstantText();
  const { at, actor, reason, address } = entry;
  const name = entryName(entry, translate);
  return (
    <OpenableRow
      label={translate('console.audit.open', { name })}
      columns={columns}
      details={<AuditFacts entry={entry} />}
    >
      <TableCell sx={{ whiteSpace: { md: 'nowrap' } }}>{instant(at)}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{actor}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
      <TableCell sx={{ ...WIDE_ONLY, overflowWrap: 'anywhere' }}>{reason}</TableCell>
      <TableCell sx={WIDE_ONLY}>{address}</TableCell>
    </OpenableRow>
  );
}

/** Hides a column on phones; the expanded row shows its content. */
export const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } } as const;
