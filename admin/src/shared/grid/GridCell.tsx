import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OtherDraftEdit } from '../draft/other-draft-edits.js';
import { OtherDraftMark } from '../draft/OtherDraftHint.js';
import { typedField, type SectionField } from '../definition/field-entry.js';
import type { SectionInWords } from '../definition/section-words.js';
import { isNumeric } from '../values/field.js';
import { layerName, showField } from '../values/show-value.js';
import { CellEditor } from './CellEditor.js';
import { StateMark } from '../cell/StateMark.js';
import type { Cell, Subject } from '../cell/subject.js';

interface GridCellProps {
  readonly section: SectionInWords;
  readonly column: SectionField;
  readonly subject: Subject;
  readonly cell: Cell;
  /** Edits of this value in other drafts. */
  readonly others: readonly OtherDraftEdit[];
  /** Null if the user may only read. */
  readonly onChange: ((value: unknown) => void) | null;
  /** Opens an editor for values that cannot be typed into a cell. */
  readonly onOpen?: (() => void) | undefined;
}

const COLOURS = { inherited: 'transparent', own: 'state.own', draft: 'state.draft', waiting: 'state.waiting' } as const;

/**
 * Shows a value that is edited in place: Enter or click opens it, Enter commits, Escape cancels; a switch toggles at
 * once.
 */
export function GridCell({ section, column, subject, cell, others, onChange, onOpen }: GridCellProps) {
  const translate = useTranslate();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasValue = cell.value !== undefined || cell.from !== undefined;
  const shown = hasValue
    ? showField(column, cell.value, { money: subject.money, translate })
    : translate('console.value.unset');
  const origin = cell.from
    ? translate('console.state.inheritedFrom', { from: layerName(cell.from, translate) })
    : translate(`console.state.${cell.state}`);
  const otherAuthors = others.map(({ author }) => translate('console.others.short', { author }));
  const description = [shown, ...otherAuthors, translate(`console.state.${cell.state}`)].join(', ');
  const close = (value?: { value: unknown }) => {
    setEditing(false);
    if (value) onChange?.(value.value);
    // Returns the focus to the cell after its editor is removed.
    requestAnimationFrame(() => button.current?.focus());
  };
  const open = () => {
    if (column.kind === 'entries') onOpen?.();
    else if (column.kind === 'switch') onChange?.(cell.value !== true);
    else setEditing(true);
  };
  return (
    <TableCell
      data-field={column.name}
      align={isNumeric(column.kind) ? 'right' : 'left'}
      sx={{ p: 0, bgcolor: COLOURS[cell.state] }}
    >
      {isEditing ? (
        <CellEditor
          label={`${subject.label}: ${column.label}`}
          form={column}
          read={(text) => typedField(column, text, { section, money: subject.money })}
          value={cell.value}
          money={subject.money}
          onClose={close}
        />
      ) : (
        <Tooltip title={[origin, ...otherAuthors].join('. ')} enterDelay={600} describeChild>
          <ButtonBase
            ref={button}
            disabled={onChange === null}
            onClick={open}
            aria-label={`${subject.label}, ${column.label}: ${description}`}
            sx={{
              width: '100%',
              px: 2,
              py: 0.75,
              gap: 1,
              font: 'inherit',
              fontVariantNumeric: 'tabular-nums',
              justifyContent: isNumeric(column.kind) ? 'flex-end' : 'flex-start',
              textAlign: isNumeric(column.kind) ? 'right' : 'left',
              '& > svg': { flexShrink: 0 },
              color: cell.state === 'inherited' ? 'text.secondary' : 'text.primary',
              fontWeight: cell.state === 'inherited' ? 400 : 600,
            }}
          >
            {others.length > 0 && <OtherDraftMark />}
            <StateMark state={cell.state} />
            {shown}
          </ButtonBase>
        </Tooltip>
      )}
    </TableCell>
  );
}
