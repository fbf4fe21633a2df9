import { wordsOf, wordsOnly, type Messages } from './message-parts.js';

/** Short English words that none of the other languages has. */
const ENGLISH = /(?<![\p{L}\p{N}@.<-])(the|your|please|and|with|this|that|you|from|what|when)(?![\p{L}\p{N}-])/iu;
const SENTENCE = 20;

/** Returns texts that are English or contain English words, except loan words. */
export function untranslatedTexts(messages: Messages, source: Messages, borrowed: readonly string[]): string[] {
  return Object.entries(messages)
    .filter(([key, text]) => {
      const words = wordsOnly(text);
      if (!/\p{L}/u.test(words) || borrowed.includes(words)) return false;
      return words === wordsOnly(source[key] ?? '') || wordsOf(text).some((part) => ENGLISH.test(part));
    })
    .map(([key, text]) => `${key}: English: ${text}`);
}

/** Returns sentences that two languages share, because one file was started as a copy of the other. */
export function sharedSentences(messages: Messages, other: Messages): string[] {
  return Object.entries(messages)
    .filter(([key, text]) => {
      const words = wordsOnly(text);
      const letters = words.replace(/\P{L}/gu, '').length;
      return letters > SENTENCE && words === wordsOnly(other[key] ?? '');
    })
    .map(([key, text]) => `${key}: the same in both: ${text}`);
}

/** Returns texts with fewer sentences than the source. A colon or a dash may join two sentences. */
export function missingSentences(messages: Messages, source: Messages): string[] {
  return Object.entries(messages)
    .filter(([key, text]) => count(text, /[.!?;:–·](?=\s|$)/g) < sentencesOf(source[key] ?? ''))
    .map(([key, text]) => `${key}: has fewer sentences than the source: ${text}`);
}

/** Counts sentences. A text without a full stop is a label, and full stops in it are abbreviations. */
const sentencesOf = (text: string): number => (/[.!?]$/.test(text) ? count(text, /[.!?;](?=\s|$)/g) : 0);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const SCRIPTS: Readonly<Record<string, RegExp>> = { bg: /\p{Script=Cyrillic}/u, el: /\p{Script=Greek}/u };
const LATIN = /\p{Script=Latin}/u;

/** Returns texts in a foreign alphabet, and words that mix alphabets. */
export function scriptErrors(messages: Messages, language: string, latin: readonly string[] = []): string[] {
  const own = SCRIPTS[language];
  return Object.entries(messages)
    .filter(([, text]) => {
      const words = wordsOf(text).flatMap((part) => part.match(/\p{L}+/gu) ?? []);
      if (words.some((word) => isMixed(word, own))) return true;
      return own !== undefined && words.length > 0 && !own.test(words.join('')) && !latin.includes(wordsOnly(text));
    })
    .map(([key, text]) => `${key}: in a foreign alphabet: ${text}`);
}

function isMixed(word: string, own: RegExp | undefined): boolean {
  const letters = [...word];
  const isNative = own !== undefined && letters.every((letter) => own.test(letter));
  return !isNative && !letters.every((letter) => LATIN.test(letter));
}
