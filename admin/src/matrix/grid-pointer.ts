import type { Dispatch, MouseEvent } from 'react';
import { chooseAll } from './grid-keys.js';
import { isChosen, type GridModel } from './grid-model.js';
import { placeOf } from './grid-places.js';
import type { GridStep } from './grid-state.js';
import type { GridActions } from './grid-commands.js';
import { HEAD, type Place } from './navigation.js';

interface Pointer {
  readonly model: GridModel;
  readonly actions: GridActions;
  readonly step: Dispatch<GridStep>;
  /** Commits the open input before the focus moves. */
  readonly leaveInput: () => void;
  readonly focusOn: (place: Place) => void;
  readonly beginTyping: () => void;
}

const isInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const isName = ({ row, column }: Place): boolean => row === HEAD || column === HEAD;

/**
 * Handles the mouse: click moves, Shift or drag selects, a header selects its row or column, the right button opens the
 * menu.
 */
export function pointerHandlers({ model, actions, step, leaveInput, focusOn, beginTyping }: Pointer) {
  const { state, extent, content } = model;
  const lineAt = ({ row }: Place) => content.lines[row];
  return {
    onMouseDown(event: MouseEvent) {
      const place = placeOf(event.target);
      if (!place || isInput(event.target) || event.button !== 0) return;
      event.preventDefault();
      leaveInput();
      const line = lineAt(place);
      if (event.shiftKey) return step({ kind: 'reach', to: place });
      step({ kind: 'go', to: place });
      focusOn(place);
      if (line?.kind === 'section') actions.toggleSection(line.id, undefined);
      else if (isName(place)) step(chooseAll({ active: place, reach: place, typing: undefined }, extent));
    },
    onMouseOver(event: MouseEvent) {
      const isDragged = event.buttons === 1 && !state.typing && !isName(state.active);
      const place = isDragged ? placeOf(event.target) : undefined;
      if (place && !isName(place)) step({ kind: 'reach', to: place });
    },
    onDoubleClick(event: MouseEvent) {
      if (!isInput(event.target) && placeOf(event.target)) beginTyping();
    },
    onContextMenu(event: MouseEvent) {
      const place = placeOf(event.target);
      if (!place || lineAt(place)?.kind === 'section') return;
      event.preventDefault();
      if (!isChosen(model, place)) step({ kind: 'go', to: place });
      focusOn(place);
      actions.openMenu();
    },
  };
}
