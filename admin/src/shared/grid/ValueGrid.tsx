import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import type { ClipboardEvent } from 'react';
import { editsOfRow, useOtherDraftEdits } from '../draft/other-draft-edits.js';
import type { SectionData } from '../definition/use-section.js';
import type { SectionField } from '../definition/field-entry.js';
import { useTableFrame } from '../table/use-table-frame.js';
import { isNumeric } from '../values/field.js';
import { GridRow } from './GridRow.js';
import { isBlock, pastePlaceOf, type PastePlace } from './section-paste.js';
import type { Subject } from '../cell/subject.js';
import type { Selection } from './use-selection.js';

interface ValueGridProps {
  readonly label: string;
  readonly subjectHeading: string;
  readonly data: SectionData;
  readonly subjects: readonly Subject[];
  readonly columns: readonly SectionField[];
  readonly isEditable: boolean;
  /** Undefined if rows cannot be selected. */
  readonly selection?: Selection | undefined;
  /** Opens a row as a form. */
  readonly onOpen?: ((subject: Subject) => void) | undefined;
  /** Called with text pasted on a cell; undefined if nothing can be edited. */
  readonly onPaste?: ((text: string, at: PastePlace) => void) | undefined;
}

/** Height of the app bar; the column headers stick below it. */
const BAR_HEIGHT = 50;

/**
 * A grid with subjects as rows and fields as columns. Each cell shows whether it is inherited, own or drafted, and is
 * edited in place. All rows are on the page, not in a scroll container, so that printing and the browser's search
 * include them.
 */
export function ValueGrid(props: ValueGridProps) {
  const { label, subjectHeading, data, subjects, columns, isEditable, selection, onOpen, onPaste } = props;
  const others = useOtherDraftEdits(data.section.key);
  const { frame, isWider } = useTableFrame<HTMLDivElement>(BAR_HEIGHT);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const at = pastePlaceOf(
      event.target,
      columns.map(({ name }) => name),
    );
    const isInInput = event.target instanceof HTMLInputElement;
    if (!at || !onPaste || text === '' || (isInInput && !isBlock(text))) return;
    event.preventDefault();
    onPaste(text, at);
  };
  return (
    <TableContainer
      ref={frame}
      onPaste={paste}
      sx={{ overflowX: isWider ? 'auto' : 'visible', '@media print': { overflow: 'visible' } }}
    >
      <Table
        size="small"
        stickyHeader
        aria-label={label}
        sx={{
          '& thead :is(th, td)': { top: isWider ? 0 : BAR_HEIGHT, transform: 'translateY(var(--head-shift, 0))' },
        }}
      >
        <TableHead>
          <TableRow>
            {selection && <TableCell component="td" padding="checkbox" />}
            <TableCell>{subjectHeading}</TableCell>
            {columns.map(({ name, label: heading, help, kind }) => (
              <TableCell key={name} align={isNumeric(kind) ? 'right' : 'left'}>
                <Tooltip title={help} describeChild>
                  <span>{heading}</span>
                </Tooltip>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {subjects.map((subject) => (
            <GridRow
              key={subject.id}
              subject={subject}
              columns={columns}
              data={data}
              others={editsOfRow(others, subject.address)}
              isEditable={isEditable}
              selection={selection}
              onOpen={onOpen && (() => onOpen(subject))}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
