import TableCell from '@mui/material/TableCell';
import type { AuditEntry } from '@manifold/domain/audit/contract';
import { useTranslate } from 'react-admin';
import { OpenableRow } from '../shared/table/OpenableRow.js';
import { useInstantText } from '../shared/words/use-instant-text.js';
import { actionName } from './action-name.js';
import { AuditFacts } from './AuditFacts.js';
import { WIDE_ONLY } from './wide-only.js';

interface AuditRowProps {
  readonly entry: AuditEntry;
  readonly columns: number;
}

/** Shows one entry as a table row that expands to its details. */
export function AuditRow({ entry, columns }: AuditRowProps) {
  const translate = useTranslate();
  const instant = useInstantText();
  const { at, actor, action, subject, reason, address } = entry;
  const name = `${actionName(action, translate)}: ${subject}`;
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
