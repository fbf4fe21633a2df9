import { wordsOf, type Messages } from './message-parts.js';

/** The outer and inner quotation marks of each language. Swiss ones differ from those of the language. */
const QUOTATION_MARKS: Readonly<Record<string, string>> = {
  bg: '„“',
  cs: '„“‚‘',
  da: '»«›‹',
  de: '„“‚‘',
  'de-CH': '«»‹›',
  el: '«»“”',
  en: '“”‘',
  es: '«»“”',
  fi: '””',
  fr: '«»“”',
  hr: '„”',
  hu: '„”»«',
  it: '«»“”',
  'it-CH': '«»‹›',
  lt: '„“',
  nb: '«»',
  nl: '“”‘',
  pl: '„”«»',
  pt: '«»“”',
  ro: '„”«»',
  sk: '„“‚‘',
  sl: '„“»«',
  sv: '””',
};

/** U+00A0, which prevents a line break before a punctuation mark. */
const NO_BREAK_SPACE = '\u00a0';

interface Rule {
  error: string;
  isBroken(words: string, locale: string): boolean;
}

const rules: readonly Rule[] = [
  { error: 'straight quotation mark or apostrophe', isBroken: (words) => /["'`´]/.test(words) },
  { error: 'quotation mark of another language', isBroken: hasForeignQuotationMark },
  { error: 'two spaces', isBroken: (words) => /\s\s/.test(words) },
  { error: 'three dots instead of an ellipsis', isBroken: (words) => words.includes('...') },
  { error: 'hyphen instead of a dash', isBroken: (words) => /\s-\s/.test(words) },
  { error: 'invisible character', isBroken: (words) => /(?!\n)[\p{Cf}\p{Cc}]/u.test(words) },
  { error: 'x instead of ×', isBroken: (words) => /\s[xх]\s/.test(words) },
  { error: 'wrong space before a sign', isBroken: hasWrongSpaceBeforeSign },
  { error: 'ß in Switzerland', isBroken: (words, locale) => locale === 'de-CH' && words.includes('ß') },
];

/** Returns typographical errors of the texts by the rules of the language. */
export function typographyErrors(messages: Messages, locale: string): string[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    const edgeErrors = text === text.trim() ? [] : [`${key}: space at the edge: ${text}`];
    const words = wordsOf(text).join('□');
    return [
      ...edgeErrors,
      ...rules.filter((rule) => rule.isBroken(words, locale)).map(({ error }) => `${key}: ${error}: ${text}`),
    ];
  });
}

function hasForeignQuotationMark(words: string, locale: string): boolean {
  const [language = ''] = locale.split('-');
  const own = QUOTATION_MARKS[locale] ?? QUOTATION_MARKS[language] ?? '';
  return (words.match(/[„“”‚‘«»‹›]/g) ?? []).some((mark) => !own.includes(mark));
}

/** French requires a no-break space before : ; ? ! and ». Other languages have no space before punctuation. */
function hasWrongSpaceBeforeSign(words: string, locale: string): boolean {
  if (/\s[,.]/.test(words)) return true;
  if (!locale.startsWith('fr')) return /\s[:;?!]/.test(words);
  return (words.match(/.[:;?!»]/gsu) ?? []).some(([before]) => before !== NO_BREAK_SPACE);
}

/** Returns sentences without a full stop, which may be truncated. */
export function sentenceEndErrors(messages: Messages, source: Messages): string[] {
  return Object.entries(messages)
    .filter(([key, text]) => isSentence(source[key] ?? '') && !isSentence(text))
    .map(([key, text]) => `${key}: ends without a full stop: ${text}`);
}

/** Greek has a semicolon as question mark. */
const isSentence = (text: string): boolean => /[.!?;]$/.test(text);

/** Returns the texts with a space before an ellipsis, if other texts of the language have none. */
export function ellipsisErrors(messages: Messages): string[] {
  const open = Object.entries(messages).filter(([, text]) => text.includes('…'));
  const spaced = open.filter(([, text]) => /\s…/.test(text));
  if (spaced.length === 0 || spaced.length === open.length) return [];
  return spaced.map(([key, text]) => `${key}: a space before the ellipsis, here only: ${text}`);
}
