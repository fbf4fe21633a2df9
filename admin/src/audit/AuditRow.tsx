import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { AuditEntry } from '@manifold/domain/audit/contract';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useInstantText } from '../shared/words/use-instant-text.js';
import { actionName } from './action-name.js';
import { AuditFacts } from './AuditFacts.js';
import { WIDE_ONLY } from './wide-only.js';

interface AuditRowProps {
  readonly entry: AuditEntry;
  readonly columns: number;
}

/** One entry as a line, and below it all that is known of it while it is open. */
export function AuditRow({ entry, columns }: AuditRowProps) {
  const translate = useTranslate();
  const instant = useInstantText();
  const [isOpen, setOpen] = useState(false);
  const factsId = useId();
  const { at, actor, action, subject, reason, address } = entry;
  const name = `${actionName(action, translate)}: ${subject}`;
  return (
    <>
      <TableRow hover>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? factsId : undefined}
            aria-label={translate('console.audit.open', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        </TableCell>
        <TableCell sx={{ whiteSpace: { md: 'nowrap' } }}>{instant(at)}</TableCell>
        <TableCell sx={{ overflowWrap: 'anywhere' }}>{actor}</TableCell>
        <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
        <TableCell sx={{ ...WIDE_ONLY, overflowWrap: 'anywhere' }}>{reason}</TableCell>
        <TableCell sx={WIDE_ONLY}>{address}</TableCell>
      </TableRow>
      {isOpen && (
        <TableRow id={factsId}>
          <TableCell colSpan={columns} sx={{ bgcolor: 'action.hover' }}>
            <AuditFacts entry={entry} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
