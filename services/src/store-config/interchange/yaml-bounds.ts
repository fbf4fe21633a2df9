import { Lexer } from 'yaml';

/**
 * What reading a file may cost: two seconds of a worker thread. The largest file of the seeds, a store with what it comes to,
 * has 14,000 tokens; the longest list that a store may have, 20,000 redirects, has 520,000, or 80,000 commas as JSON. An
 * escape or comma may be an error, which costs ten times as much as another token; so do directives, anchors and tags.
 */
export const FILE_BOUNDS = { tokens: 550_000, commas: 90_000, escapes: 20_000, marks: 1000 } as const;
const MARKS: ReadonlySet<string | undefined> = new Set(['%', '&', '!']);
/** For all files of one import together. The 25 stores of the seeds have 340,000. */
export const IMPORT_TOKENS = 600_000;

/** The escapes of a text in double quotes; each one that YAML does not know is an error of its own. */
function escapesIn(token: string): number {
  return token.startsWith('"') ? token.split('\\').length - 1 : 0;
}

const isTooMuch = ({ commas, escapes, marks }: Record<'commas' | 'escapes' | 'marks', number>): boolean =>
  commas > FILE_BOUNDS.commas || escapes > FILE_BOUNDS.escapes || marks > FILE_BOUNDS.marks;

/**
 * Counts the tokens of a YAML text. Returns undefined as soon as they exceed `most` or those that cost more exceed their
 * bounds, so that it costs far less than parsing. Text that is not YAML has tokens too; parsing refuses it.
 */
export function countTokens(text: string, most: number): number | undefined {
  let tokens = 0;
  let escapes = 0;
  let marks = 0;
  let commas = 0;
  for (const token of new Lexer().lex(text)) {
    tokens += 1;
    escapes += escapesIn(token);
    if (MARKS.has(token[0])) marks += 1;
    if (token === ',') commas += 1;
    if (tokens > most || isTooMuch({ commas, escapes, marks })) return undefined;
  }
  return tokens;
}
