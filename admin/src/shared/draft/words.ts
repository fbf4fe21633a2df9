import type { Words } from '../words/words.js';

/** Texts of what others change meanwhile. */
export const draftWords = {
  en: {
    others: {
      too: '%{author} changes this too, in “%{draftName}”',
      at: '%{author} changes this too, in “%{draftName}”, to be published %{at}',
      short: '%{author} changes this too',
    },
  },
  de: {
    others: {
      too: '%{author} ändert dies auch, in „%{draftName}“',
      at: '%{author} ändert dies auch, in „%{draftName}“, geht hinaus %{at}',
      short: '%{author} ändert dies auch',
    },
  },
} as const satisfies Words;
