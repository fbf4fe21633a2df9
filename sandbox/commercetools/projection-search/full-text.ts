import { invalidInput } from '../errors/platform-error.js';
import type { Condition } from './search-conditions.js';

const NAME_COUNTS = 3;
const TEXTS = ['description', 'searchKeywords'] as const;

export interface TextSearch {
  readonly language: string;
  readonly words: string;
  /** The number of wrong letters that a word may have; undefined for an exact search. */
  readonly fuzzyLevel?: number;
}

/** Returns the condition of a text search: the words in the name or in another text, or the whole as SKU or key. */
export function textCondition({ language, words, fuzzyLevel }: TextSearch): Condition {
  if (words.trim() === '') throw invalidInput(`Malformed parameter: text.${language}: Must not be empty.`);
  const inTexts = (boost: number, field: string): Condition => ({ fullText: { field, language, value: words, boost } });
  const fuzzy =
    fuzzyLevel === undefined ? [] : [{ fuzzy: { field: 'name', language, value: words, level: fuzzyLevel } }];
  return {
    or: [
      inTexts(NAME_COUNTS, 'name'),
      ...TEXTS.map((field) => inTexts(1, field)),
      ...fuzzy,
      ...['variants.sku', 'key'].map((field) => ({ exact: { field, value: words, caseInsensitive: true } })),
    ],
  };
}
