import { Lexer } from 'yaml';

/**
 * Bounds of a file, so that parsing takes at most two seconds of a worker thread. The largest file of the seeds, a store with
 * its effective values, has 14,000 tokens. The longest list of a store, 20,000 redirects, has 520,000 tokens, or 80,000 commas
 * as JSON. An escape or comma may be an error, which costs ten times as much as another token; so do directives, anchors and tags.
 */
export const FILE_BOUNDS = { tokens: 550_000, commas: 90_000, escapes: 20_000, marks: 1000 } as const;
const MARKS: ReadonlySet<string | undefined> = new Set(['%', '&', '!']);
/** The limit for all files of one import together. The 25 stores of the seeds have 340,000 tokens. */
export const IMPORT_TOKENS = 600_000;

/** Counts the escapes of a double-quoted text; each one that YAML does not know is a separate error. */
function escapesIn(token: string): number {
  return token.startsWith('"') ? token.split('\\').length - 1 : 0;
}

const isTooMuch = ({ commas, escapes, marks }: Record<'commas' | 'escapes' | 'marks', number>): boolean =>
  commas > FILE_BOUNDS.commas || escapes > FILE_BOUNDS.escapes || marks > FILE_BOUNDS.marks;

/**
 * Counts the tokens of a YAML text. Returns undefined as soon as they exceed `maximum` or the expensive ones exceed their
 * bounds. It costs far less than parsing. Text that is not YAML has tokens too; the parser refuses it.
 */
export function countTokens(text: string, maximum: number): number | undefined {
  let tokens = 0;
  let escapes = 0;
  let marks = 0;
  let commas = 0;
  for (const token of new Lexer().lex(text)) {
    tokens += 1;
    escapes += escapesIn(token);
    if (MARKS.has(token[0])) marks += 1;
    if (token === ',') commas += 1;
    if (tokens > maximum || isTooMuch({ commas, escapes, marks })) return undefined;
  }
  return tokens;
}
