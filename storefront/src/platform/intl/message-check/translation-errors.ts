import { wordsOf, wordsOnly, type Messages } from './message-parts.js';

/** Short words that English has and none of our other languages writes alone. */
const ENGLISH = /(?<![\p{L}\p{N}@.<-])(the|your|please|and|with|this|that|you|from|what|when)(?![\p{L}\p{N}-])/iu;
const SENTENCE = 20;

/** Texts that are the English ones, or have English words in them, except the words that the language has taken over. */
export function untranslatedTexts(messages: Messages, source: Messages, borrowed: readonly string[]): string[] {
  return Object.entries(messages)
    .filter(([key, text]) => {
      const words = wordsOnly(text);
      if (!/\p{L}/u.test(words) || borrowed.includes(words)) return false;
      return words === wordsOnly(source[key] ?? '') || wordsOf(text).some((part) => ENGLISH.test(part));
    })
    .map(([key, text]) => `${key}: English: ${text}`);
}

/** Whole sentences that two languages share, as happens when a file is begun as a copy of its neighbour. */
export function sharedSentences(messages: Messages, other: Messages): string[] {
  return Object.entries(messages)
    .filter(([key, text]) => {
      const words = wordsOnly(text);
      const letters = words.replace(/\P{L}/gu, '').length;
      return letters > SENTENCE && words === wordsOnly(other[key] ?? '');
    })
    .map(([key, text]) => `${key}: the same in both: ${text}`);
}

/** Texts with fewer sentences than the source: a part of what it says is lost. A colon or a dash may join two of them. */
export function missingSentences(messages: Messages, source: Messages): string[] {
  return Object.entries(messages)
    .filter(([key, text]) => count(text, /[.!?;:–·](?=\s|$)/g) < sentencesOf(source[key] ?? ''))
    .map(([key, text]) => `${key}: says less than the source: ${text}`);
}

/** A text without a full stop is a label; the stops in it are those of abbreviations. */
const sentencesOf = (text: string): number => (/[.!?]$/.test(text) ? count(text, /[.!?;](?=\s|$)/g) : 0);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const SCRIPTS: Readonly<Record<string, RegExp>> = { bg: /\p{Script=Cyrillic}/u, el: /\p{Script=Greek}/u };
const LATIN = /\p{Script=Latin}/u;

/** Letters of a foreign alphabet: whole texts, and single ones that only look right in a word of another alphabet. */
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
