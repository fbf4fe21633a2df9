import { useState } from 'react';

export interface Clipboard {
  /** The text that was copied last; undefined if there is none, or if the browser refused the last copy. */
  readonly copied: string | undefined;
  /** Whether the browser refused the last copy. */
  readonly isRefused: boolean;
  /** Copies a text. If the browser refuses, it must be copied by hand: `select` makes that easy. */
  readonly copy: (text: string, select: () => void) => Promise<void>;
}

/** Copies texts to the clipboard. Browsers refuse that without a permission, without focus, and over plain HTTP. */
export function useClipboard(): Clipboard {
  const [last, setLast] = useState<{ readonly text: string; readonly isRefused: boolean }>();
  return {
    copied: last?.isRefused ? undefined : last?.text,
    isRefused: last?.isRefused ?? false,
    copy: async (text, select) => {
      try {
        await navigator.clipboard.writeText(text);
        setLast({ text, isRefused: false });
      } catch {
        setLast({ text, isRefused: true });
        select();
      }
    },
  };
}
