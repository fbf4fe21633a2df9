import type { Refusal } from '../shared/values/text-to-value.js';
import { inheritedIn, together, typedInto, type BlockEdit } from './block-edits.js';
import type { GridWish } from './grid-keys.js';
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
  readonly turnSection: (key: string, isOpen: boolean | undefined) => void;
  /** Opens the menu of the active cell. */
  readonly openMenu: () => void;
}

/** Toggles all selected switches to the opposite of the active one. */
function turned({ content: { permission }, chosen, spot }: GridModel): BlockEdit {
  const switches = chosen()
    .flat()
    .filter(({ setting }) => setting.field.kind === 'switch');
  const text = spot?.cell.value === true ? 'off' : 'on';
  return together(switches.map((each) => typedInto(each, text, permission)));
}

/** Starts editing the active cell, or shows why it cannot be edited. A switch toggles at once. */
function beginTyping(model: GridModel, actions: GridActions, text: string | undefined): GridStep | undefined {
  const { spot, content } = model;
  if (!spot) return undefined;
  const { kind } = spot.setting.field;
  if (kind === 'switch') {
    if (text === undefined) actions.edit(turned(model));
    return undefined;
  }
  const reason = kind === 'entries' ? 'console.refused.entries' : content.permission(spot);
  if (reason !== undefined) {
    actions.refuse({ reason, values: {} });
    return undefined;
  }
  return { kind: 'type', ...(text === undefined || kind === 'choice' ? {} : { text }) };
}

/** Runs a command of a key or menu item and returns the next step of the grid. */
export function fulfilled(wish: GridWish, model: GridModel, actions: GridActions): GridStep | undefined {
  if (wish.kind === 'edit') return beginTyping(model, actions, wish.text);
  if (wish.kind === 'inherit') actions.edit(inheritedIn(model.chosen().flat(), model.content.permission));
  if (wish.kind === 'turn') actions.edit(turned(model));
  if (wish.kind === 'undo') actions.undo();
  if (wish.kind === 'redo') actions.redo();
  if (wish.kind === 'menu') actions.openMenu();
  if (wish.kind === 'section') actions.turnSection(wish.key, wish.isOpen);
  return undefined;
}
