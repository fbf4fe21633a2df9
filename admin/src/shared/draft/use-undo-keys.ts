import { useEffect } from 'react';
import type { Draft } from './draft-context.js';

/** Inputs have their own undo. An open dialog covers the draft; the frame around it takes the focus as well. */
const INPUTS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], .MuiDialog-root';

/** Handles Ctrl+Z and Ctrl+Y for the draft, except in inputs and grids. */
export function useUndoKeys({ undo, redo }: Pick<Draft, 'undo' | 'redo'>): void {
  // Subscribes to key events of the window.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = undoOrRedo(event);
      const isValidValue =
        event.defaultPrevented || (event.target instanceof Element && event.target.closest(INPUTS) !== null);
      if (!step || isValidValue) return;
      event.preventDefault();
      void (step === 'undo' ? undo() : redo());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Maps keys to undo and redo: Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z; Command on a Mac. */
export function undoOrRedo({ key, ctrlKey, metaKey, shiftKey }: Key): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
