import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { othersAt, useOthersEdits } from '../draft/others-edits.js';
import type { SectionData } from '../section/use-section.js';
import type { SectionField } from '../row/field-entry.js';
import { isNumeric } from '../values/field.js';
import { GridRow } from './GridRow.js';
import type { Subject } from './subject.js';
import type { Selection } from './use-selection.js';

interface ValueGridProps {
  readonly label: string;
  readonly subjectHeading: string;
  readonly data: SectionData;
  readonly subjects: readonly Subject[];
  readonly columns: readonly SectionField[];
  readonly isEditable: boolean;
  /** Undefined where lines are not chosen. */
  readonly selection?: Selection | undefined;
  /** Opens a line as a form. */
  readonly onOpen?: ((subject: Subject) => void) | undefined;
}

/** Lines down, fields across; every cell says whether it is inherited, own or drafted, and is edited in place. */
export function ValueGrid(props: ValueGridProps) {
  const { label, subjectHeading, data, subjects, columns, isEditable, selection, onOpen } = props;
  const others = useOthersEdits(data.section.key);
  return (
    <TableContainer sx={{ maxHeight: 'calc(100vh - 260px)', minHeight: 240 }}>
      <Table size="small" stickyHeader aria-label={label}>
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
              others={othersAt(others, subject.address)}
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
