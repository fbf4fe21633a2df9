import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { dictionaryOf } from './dictionaries.js';
import { malformed, type SearchField } from './search-field.js';
import type { SearchTest, SearchValue } from './search-value.js';

type TextExpression = 'fullText' | 'fullTextPrefix' | 'prefix' | 'wildcard' | 'fuzzy';

interface TextInput {
  readonly value: string;
  readonly caseInsensitive: boolean;
  readonly mustMatch: 'all' | 'any';
  readonly level: number;
  readonly language?: string;
}

const wordsOf = (value: string): string[] => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const NOTHING: SearchTest = { matches: () => 'false' };

/** Matches words in any order; with the ending `:*` also prefixes of words. */
function fullText({ value, mustMatch, language }: TextInput, ending: '' | ':*'): SearchTest {
  const words = wordsOf(value).map((word) => `'${word}'${ending}`);
  if (words.length === 0) return NOTHING;
  const wanted = words.join(mustMatch === 'all' ? ' & ' : ' | ');
  const dictionary = dictionaryOf(language);
  const tsquery = `to_tsquery('${dictionary}', `;
  const tsvector = (v: SearchValue): string => v.words ?? `to_tsvector('${dictionary}', ${v.text})`;
  return {
    matches: (v, parameters) => `${tsvector(v)} @@ ${tsquery}${parameters.bind(wanted)})`,
    rank: (v, parameters) => `ts_rank(${tsvector(v)}, ${tsquery}${parameters.bind(wanted)}))`,
  };
}

/** Escapes LIKE's wildcards in a text. */
const escaped = (value: string): string => value.replaceAll(/[\\%_]/g, '\\$&');

const like = (pattern: string, { caseInsensitive }: TextInput): SearchTest => ({
  matches: (v, parameters) => `${v.text} ${caseInsensitive ? 'ILIKE' : 'LIKE'} ${parameters.bind(pattern)}`,
});

/** Returns the number of typos that a word may have: short words allow fewer than the requested level. */
function mistakesIn(word: string, level: number): number {
  if (word.length < 3) return 0;
  return Math.min(level, word.length < 6 ? 1 : 2);
}

const MAXIMUM_WORD_LENGTH = 255;

function fuzzy({ value, level, mustMatch }: TextInput): SearchTest {
  const words = wordsOf(value).map((word) => word.slice(0, MAXIMUM_WORD_LENGTH));
  if (words.length === 0) return NOTHING;
  return {
    matches: (v, parameters) => {
      const each = words.map((word) => {
        const typos = mistakesIn(word, level);
        const isSimilar = `levenshtein_less_equal(left(token.word, ${MAXIMUM_WORD_LENGTH}), ${parameters.bind(word)}, ${typos}) <= ${typos}`;
        return `EXISTS (SELECT 1 FROM regexp_split_to_table(lower(${v.text}), '[^[:alnum:]]+') AS token(word) WHERE ${isSimilar})`;
      });
      return `(${each.join(mustMatch === 'all' ? ' AND ' : ' OR ')})`;
    },
  };
}

const TESTS: Readonly<Record<TextExpression, (input: TextInput) => SearchTest>> = {
  fullText: (input) => fullText(input, ''),
  fullTextPrefix: (input) => fullText(input, ':*'),
  prefix: (input) => like(`${escaped(input.value)}%`, input),
  wildcard: (input) => like(escaped(input.value).replaceAll('*', '%').replaceAll('?', '_'), input),
  fuzzy,
};

/** Returns the parser of an expression that is only for texts. */
export const textTest = (name: TextExpression, text: z.ZodType<string>) => {
  const schema = z.object({
    value: text,
    caseInsensitive: z.boolean().default(false),
    mustMatch: z.enum(['all', 'any']).default('all'),
    level: name === 'fuzzy' ? z.int().min(0).max(2) : z.literal(0).default(0),
  });
  return (input: unknown, { kind, language }: SearchField): SearchTest => {
    if (kind !== 'text') throw malformed(`A ${name} expression is for texts.`);
    return TESTS[name]({ ...parseAs(schema, input), language });
  };
};
