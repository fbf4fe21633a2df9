import { memo, type ReactNode } from 'react';
import { OtherDraftMark } from '../shared/draft/OtherDraftHint.js';
import { StateMark } from '../shared/cell/StateMark.js';
import { isNumeric } from '../shared/values/field.js';
import type { SettingLine } from './lines.js';
import { HEAD } from './navigation.js';

interface SettingRowProps {
  readonly line: SettingLine;
  readonly row: number;
  /** Column of the active cell if it is in this row. */
  readonly active: number | undefined;
  /** Selected columns if the selected block contains this row. */
  readonly left: number | undefined;
  readonly right: number | undefined;
  readonly isReadOnly: boolean;
  /** Rendered in the active cell while it is edited. */
  readonly input: ReactNode;
}

/** Renders a setting with its values. Memoised, because a key press affects two rows only. */
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
                {cell.others.length > 0 && <OtherDraftMark />}
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
