import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Refusal } from '../shared/values/text-to-value.js';
import type { BlockEdit, Permission, MatrixCell } from './block-edits.js';
import { CellInput } from './CellInput.js';
import { CellMenu } from './CellMenu.js';
import type { Column } from './column.js';
import { GridHead } from './GridHead.js';
import { GridFrame, GridTable, tableWidth } from './GridTable.js';
import type { Line } from './lines.js';
import type { MatrixPaste } from './matrix-paste.js';
import { HEAD } from './navigation.js';
import { SectionRow } from './SectionRow.js';
import { SettingRow } from './SettingRow.js';
import { StatusLine } from './StatusLine.js';
import { useGrid } from './use-grid.js';

export interface MatrixGridProps {
  readonly lines: readonly Line[];
  readonly columns: readonly Column[];
  readonly permission: Permission;
  readonly isReadOnly: boolean;
  readonly onEdit: (result: BlockEdit) => void;
  readonly onPaste: (result: MatrixPaste) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onToggleSection: (key: string, isOpen: boolean | undefined) => void;
  readonly onWhy: (matrixCell: MatrixCell) => void;
  readonly onSetForSeveral: (matrixCell: MatrixCell, chosen: readonly string[]) => void;
  readonly onAlone: (storeKey: string) => void;
  readonly onLocale: (storeKey: string, locale: string) => void;
}

/** Renders the matrix like a spreadsheet: settings as rows, stores as columns, one active cell, one selected block. */
export function MatrixGrid(props: MatrixGridProps) {
  const { lines, columns, permission, isReadOnly } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const keysId = useId();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const refuse = ({ reason, values }: Refusal) => notify(translate(reason, values), { type: 'warning' });
  const grid = useGrid(
    { lines, columns, permission },
    {
      edit: props.onEdit,
      refuse,
      paste: props.onPaste,
      undo: props.onUndo,
      redo: props.onRedo,
      toggleSection: props.onToggleSection,
      openMenu: () => setMenuOpen(true),
    },
  );
  const { state, block, activeCell, chosen } = grid.model;
  const { active, typing } = state;
  const inBlock = (row: number) => (block && block.top <= row && row <= block.bottom ? block : undefined);
  const input = typing && activeCell && (
    <CellInput
      key={activeCell.cell.id}
      ref={grid.input}
      matrixCell={activeCell}
      first={typing.text}
      onCommit={grid.commit}
      onCancel={grid.cancel}
      onRefused={refuse}
    />
  );
  return (
    <>
      <span id={keysId} hidden>
        {translate('console.matrix.keys')}
      </span>
      <GridFrame>
        <GridTable
          ref={grid.table}
          role="grid"
          aria-label={translate('console.matrix.grid')}
          aria-describedby={keysId}
          aria-rowcount={lines.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable
          aria-readonly={isReadOnly}
          style={{ width: tableWidth(columns.length) }}
          {...grid.handlers}
        >
          <colgroup>
            <col />
            {columns.map(({ store }) => (
              <col key={store.storeKey} />
            ))}
          </colgroup>
          <GridHead columns={columns} active={active.row === HEAD ? active.column : undefined} />
          <tbody>
            {lines.map((line, row) =>
              line.kind === 'section' ? (
                <SectionRow
                  key={line.id}
                  line={line}
                  row={row}
                  span={columns.length + 1}
                  isActive={active.row === row}
                />
              ) : (
                <SettingRow
                  key={line.id}
                  line={line}
                  row={row}
                  active={active.row === row ? active.column : undefined}
                  left={inBlock(row)?.left}
                  right={inBlock(row)?.right}
                  isReadOnly={isReadOnly}
                  input={active.row === row ? input : undefined}
                />
              ),
            )}
          </tbody>
        </GridTable>
      </GridFrame>
      <StatusLine matrixCell={activeCell} columns={columns} block={block} />
      {isMenuOpen && (
        <CellMenu
          beside={grid.elementOfActive}
          matrixCell={activeCell}
          column={columns[active.column]}
          isReadOnly={isReadOnly}
          onClose={() => {
            setMenuOpen(false);
            grid.elementOfActive()?.focus();
          }}
          onCommand={grid.run}
          onWhy={props.onWhy}
          onSetForSeveral={(of) => {
            const stores = chosen().flat();
            props.onSetForSeveral(of, [...new Set(stores.map(({ column }) => column.store.storeKey))]);
          }}
          onAlone={props.onAlone}
          onLocale={props.onLocale}
        />
      )}
    </>
  );
}
