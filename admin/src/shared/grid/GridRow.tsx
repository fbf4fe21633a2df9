import EditIcon from '@mui/icons-material/EditOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { useEditRefusal } from '../access/use-edit-refusal.js';
import { useDraft } from '../draft/draft-context.js';
import { changesField, type OtherDraftEdit } from '../draft/other-draft-edits.js';
import { OtherDraftHint } from '../draft/OtherDraftHint.js';
import type { SectionData } from '../definition/use-section.js';
import { inheritedAt } from '../row/row-state.js';
import { WhyButton } from '../why/WhyButton.js';
import type { SectionField } from '../definition/field-entry.js';
import { GridCell } from './GridCell.js';
import type { Selection } from './use-selection.js';
import { cellOf, publishedRow, type Subject } from '../cell/subject.js';

/** Fits a country, its note and two buttons on two lines. */
const NAME_WIDTH = 150;

interface GridRowProps {
  readonly subject: Subject;
  readonly columns: readonly SectionField[];
  readonly data: SectionData;
  /** Edits of this row in other drafts. */
  readonly others: readonly OtherDraftEdit[];
  readonly isEditable: boolean;
  /** Undefined if rows cannot be selected. */
  readonly selection: Pick<Selection, 'ids' | 'toggle'> | undefined;
  /** Opens the row as a form; undefined if there is none. */
  readonly onOpen: (() => void) | undefined;
}

/** Renders a row of the grid: name, other drafts and values. */
export function GridRow(props: GridRowProps) {
  const { subject, columns, data, others, isEditable: isSectionEditable, selection, onOpen } = props;
  const translate = useTranslate();
  const refusalAt = useEditRefusal(data.section, data.stores);
  const refusal = refusalAt(subject.address);
  const isEditable = isSectionEditable && !refusal;
  const { shownEdits, unsaved, change } = useDraft();
  const known = { section: data.section.key, rows: data.rows, edits: shownEdits };
  const facts = { ...known, unsaved, inherited: inheritedAt(subject.address, { ...known, stores: data.stores }) };
  const published = publishedRow(data.rows, subject.address);
  const isOfEach = subject.money.currencyCode === null && columns.some(({ kind }) => kind === 'amount');
  return (
    <TableRow hover selected={selection?.ids.has(subject.id) ?? false}>
      {selection && (
        <TableCell padding="checkbox">
          {subject.address.layer !== 'default' && isEditable && (
            <Checkbox
              size="small"
              checked={selection.ids.has(subject.id)}
              onChange={() => selection.toggle(subject.id)}
              slotProps={{ input: { 'aria-label': translate('console.grid.select', { name: subject.label }) } }}
            />
          )}
        </TableCell>
      )}
      <TableCell
        component="th"
        scope="row"
        sx={{ position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper', minWidth: NAME_WIDTH }}
      >
        {subject.label}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {isOfEach ? translate('console.value.inEachCurrency') : subject.note}
        </Box>
        {isSectionEditable && refusal && (
          <LockIcon fontSize="inherit" titleAccess={translate(`console.access.${refusal}`)} />
        )}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <WhyButton data={data} subject={subject} columns={columns} />
          {onOpen && (
            <IconButton
              size="small"
              aria-haspopup="dialog"
              aria-label={translate(isEditable ? 'console.row.editOf' : 'console.row.showOf', { name: subject.label })}
              onClick={onOpen}
            >
              <EditIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
        <OtherDraftHint others={others} />
      </TableCell>
      {columns.map((column) => (
        <GridCell
          key={column.name}
          column={column}
          subject={subject}
          section={data.section}
          cell={cellOf(column.name, subject, facts)}
          others={others.filter((each) => changesField(each, column.name))}
          onChange={
            isEditable && !refusalAt(subject.address, column.name)
              ? (value) => void change([{ address: subject.address, field: column.name, value, published }])
              : null
          }
          onOpen={onOpen}
        />
      ))}
    </TableRow>
  );
}
