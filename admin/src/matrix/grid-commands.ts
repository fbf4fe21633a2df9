import type { Refusal } from '../shared/values/text-to-value.js';
import { resetToInherited, mergeEdits, applyText, type BlockEdit } from './block-edits.js';
import type { GridCommand } from './grid-keys.js';
import type { GridModel } from './grid-model.js';
import type { GridStep } from './grid-state.js';
import type { MatrixPaste } from './matrix-paste.js';

export interface GridActions {
  /** Puts valid edits into the draft, or asks first if some are refused. */
  readonly edit: (result: BlockEdit) => void;
  /** Shows why a cell refuses a text. */
  readonly refuse: (refusal: Refusal) => void;
  /** Applies a pasted block, or previews it if it was transposed or matched by name. */
  readonly paste: (result: MatrixPaste) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly toggleSection: (key: string, isOpen: boolean | undefined) => void;
  /** Opens the menu of the active cell. */
  readonly openMenu: () => void;
}

/** Toggles all selected switches to the opposite of the active one. */
function toggledSwitches({ content: { permission }, chosen, activeCell }: GridModel): BlockEdit {
  const switches = chosen()
    .flat()
    .filter(({ setting }) => setting.field.kind === 'switch');
  const text = activeCell?.cell.value === true ? 'off' : 'on';
  return mergeEdits(switches.map((each) => applyText(each, text, permission)));
}

/** Starts editing the active cell, or shows why it cannot be edited. A switch toggles at once. */
function beginTyping(model: GridModel, actions: GridActions, text: string | undefined): GridStep | undefined {
  const { activeCell, content } = model;
  if (!activeCell) return undefined;
  const { kind } = activeCell.setting.field;
  if (kind === 'switch') {
    if (text === undefined) actions.edit(toggledSwitches(model));
    return undefined;
  }
  const reason = kind === 'entries' ? 'console.refused.entries' : content.permission(activeCell);
  if (reason !== undefined) {
    actions.refuse({ reason, values: {} });
    return undefined;
  }
  return { kind: 'type', ...(text === undefined || kind === 'choice' ? {} : { text }) };
}

/** Runs a command of a key or menu item and returns the next step of the grid. */
export function runCommand(command: GridCommand, model: GridModel, actions: GridActions): GridStep | undefined {
  if (command.kind === 'edit') return beginTyping(model, actions, command.text);
  if (command.kind === 'inherit') actions.edit(resetToInherited(model.chosen().flat(), model.content.permission));
  if (command.kind === 'toggle') actions.edit(toggledSwitches(model));
  if (command.kind === 'undo') actions.undo();
  if (command.kind === 'redo') actions.redo();
  if (command.kind === 'menu') actions.openMenu();
  if (command.kind === 'section') actions.toggleSection(command.key, command.isOpen);
  return undefined;
}
