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
