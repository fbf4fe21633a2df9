import { useEffect } from 'react';
import type { Draft } from './draft-context.js';
import { undoOrRedo } from './undo-keys.js';

/** Inputs undo what is typed into them by themselves. */
const INPUTS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog]';

/** Ctrl+Z and Ctrl+Y on every screen with the draft, where no input and no grid takes them. */
export function useUndoKeys({ undo, redo }: Pick<Draft, 'undo' | 'redo'>): void {
  // Keys are the browser's: they are listened to as long as the bar stands.
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
