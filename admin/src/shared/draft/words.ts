import type { Words } from '../../language/words.js';

/** Texts about other people's drafts. */
export const draftWords = {
  en: {
    others: {
      too: '%{author} is changing this, too, in “%{draftName}”',
      at: '%{author} is changing this, too, in “%{draftName}”, which will be published on %{at}',
      short: '%{author} is changing this, too',
    },
  },
  de: {
    others: {
      too: '%{author} ändert dies auch, in „%{draftName}“',
      at: '%{author} ändert dies auch, in „%{draftName}“, der am %{at} veröffentlicht wird',
      short: '%{author} ändert dies auch',
    },
  },
} as const satisfies Words;
