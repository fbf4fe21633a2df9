import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEditRefusal } from '../access/use-edit-refusal.js';
import { editsOfRow, useOtherDraftEdits } from '../draft/other-draft-edits.js';
import type { RowState } from '../row/row-state.js';
import { RowLine } from './RowLine.js';
import type { SectionData } from '../definition/use-section.js';

interface RowTableProps {
  readonly data: SectionData;
  readonly rows: readonly RowState[];
  /** Id of the heading that labels the table. */
  readonly labelledBy: string;
  readonly isEditable: boolean;
  readonly onOpen: (row: RowState) => void;
}

/** Lists rows of a few stores or of a limited period. */
export function RowTable({ data, rows, labelledBy, isEditable, onOpen }: RowTableProps) {
  const translate = useTranslate();
  const others = useOtherDraftEdits(data.section.key);
  const refusalAt = useEditRefusal(data.section, data.stores);
  if (rows.length === 0) return <Typography color="text.secondary">{translate('console.rows.none')}</Typography>;
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-labelledby={labelledBy}>
        <TableHead>
          <TableRow>
            {['place', 'says', 'from', 'to', 'state'].map((column) => (
              <TableCell key={column}>{translate(`console.rows.${column}`)}</TableCell>
            ))}
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const { layer, key, validFrom, validTo } = row.address;
            return (
              <RowLine
                key={`${layer} ${key} ${validFrom} ${validTo}`}
                data={data}
                row={row}
                others={editsOfRow(others, row.address)}
                isEditable={isEditable && !refusalAt(row.address)}
                onOpen={() => onOpen(row)}
              />
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
