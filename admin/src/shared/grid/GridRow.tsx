import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { useDraft } from '../draft/draft-context.js';
import type { SectionData } from '../section/use-section.js';
import { WhyButton } from '../why/WhyButton.js';
import type { FieldColumn } from '../values/field.js';
import { GridCell } from './GridCell.js';
import type { Selection } from './use-selection.js';
import { cellOf, publishedRow, type Subject } from './subject.js';

interface GridRowProps {
  readonly subject: Subject;
  readonly columns: readonly FieldColumn[];
  readonly data: SectionData;
  readonly isEditable: boolean;
  /** Undefined where lines are not chosen. */
  readonly selection: Pick<Selection, 'ids' | 'toggle'> | undefined;
}

export function GridRow({ subject, columns, data, isEditable, selection }: GridRowProps) {
  const translate = useTranslate();
  const { draft, change } = useDraft();
  const facts = { rows: data.rows, effective: data.effective, edits: draft?.edits ?? [] };
  const published = publishedRow(data.rows, subject.address);
  return (
    <TableRow hover selected={selection?.ids.has(subject.id) ?? false}>
      {selection && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={selection.ids.has(subject.id)}
            onChange={() => selection.toggle(subject.id)}
            slotProps={{ input: { 'aria-label': translate('console.grid.select', { name: subject.label }) } }}
          />
        </TableCell>
      )}
      <TableCell component="th" scope="row">
        {subject.label}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {subject.note}
        </Box>
        <WhyButton data={data} subject={subject} columns={columns} />
      </TableCell>
      {columns.map((column) => (
        <GridCell
          key={column.name}
          column={column}
          subject={subject}
          fieldLabel={data.section.fields.find(({ name }) => name === column.name)?.label ?? column.name}
          cell={cellOf(column.name, subject, facts)}
          onChange={
            isEditable
              ? (value) => void change([{ address: subject.address, field: column.name, value, published }])
              : null
          }
        />
      ))}
    </TableRow>
  );
}
