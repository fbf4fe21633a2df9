import { useEffect } from 'react';
import type { Draft } from './draft-context.js';
import { undoOrRedo } from './undo-keys.js';

/** Inputs have their own undo. */
const INPUTS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog]';

/** Handles Ctrl+Z and Ctrl+Y for the draft, except in inputs and grids. */
export function useUndoKeys({ undo, redo }: Pick<Draft, 'undo' | 'redo'>): void {
  // Subscribes to key events of the window.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = undoOrRedo(event);
      const isTaken =
        event.defaultPrevented || (event.target instanceof Element && event.target.closest(INPUTS) !== null);
      if (!step || isTaken) return;
      event.preventDefault();
      void (step === 'undo' ? undo() : redo());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}
