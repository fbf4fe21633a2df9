import { memo, type ReactNode } from 'react';
import { OthersMark } from '../shared/draft/OthersMark.js';
import { StateMark } from '../shared/grid/StateMark.js';
import { isNumeric } from '../shared/values/field.js';
import type { SettingLine } from './lines.js';
import { HEAD } from './navigation.js';

interface SettingRowProps {
  readonly line: SettingLine;
  readonly row: number;
  /** The column of the active cell when it is in this line. */
  readonly active: number | undefined;
  /** The chosen columns when the chosen block has this line. */
  readonly left: number | undefined;
  readonly right: number | undefined;
  readonly isReadOnly: boolean;
  /** Stands in the active cell while something is typed into it. */
  readonly input: ReactNode;
}

/** A setting with its values. Drawn again only when something of it has changed: a key press touches two lines. */
export const SettingRow = memo(function SettingRow(props: SettingRowProps) {
  const { line, row, active, left, right, isReadOnly, input } = props;
  const { setting, cells } = line;
  const kind = isNumeric(setting.field.kind) ? 'number' : undefined;
  const isChosen = (column: number) => left !== undefined && right !== undefined && left <= column && column <= right;
  return (
    <tr role="row" aria-rowindex={row + 2} data-line="setting">
      <th
        role="rowheader"
        scope="row"
        title={setting.field.help}
        tabIndex={active === HEAD ? 0 : -1}
        data-row={row}
        data-column={HEAD}
        aria-selected={active === HEAD}
      >
        {setting.field.label}
      </th>
      {cells.map((cell, column) => {
        const isTyping = input !== undefined && active === column;
        return (
          <td
            key={cell.id}
            role="gridcell"
            aria-label={isTyping ? undefined : cell.label}
            aria-selected={isChosen(column)}
            aria-readonly={isReadOnly || setting.field.kind === 'entries'}
            tabIndex={active === column ? 0 : -1}
            data-row={row}
            data-column={column}
            data-kind={kind}
            data-state={cell.state}
            data-typing={isTyping ? '' : undefined}
          >
            {isTyping ? (
              input
            ) : (
              <>
                {cell.others.length > 0 && <OthersMark />}
                <StateMark state={cell.state} />
                {cell.text}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
});
