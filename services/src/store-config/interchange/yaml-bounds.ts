import { Lexer } from 'yaml';

/** What reading a file may cost. The largest file of the seeds, a store with what it comes to, has 14,000 tokens. */
export const FILE_BOUNDS = { tokens: 40_000, escapes: 20_000 } as const;
/** For all files of one import together. The 25 stores of the seeds have 340,000. */
export const IMPORT_TOKENS = 500_000;

/** The escapes of a text in double quotes; each one that YAML does not know is an error of its own. */
function escapesIn(token: string): number {
  return token.startsWith('"') ? token.split('\\').length - 1 : 0;
}

/**
 * Counts the tokens of a YAML text. Returns undefined as soon as they exceed `most` or the escapes exceed their bound, so that
 * it costs far less than parsing. Text that is not YAML has tokens too; parsing refuses it.
 */
export function countTokens(text: string, most: number): number | undefined {
  let tokens = 0;
  let escapes = 0;
  for (const token of new Lexer().lex(text)) {
    tokens += 1;
    escapes += escapesIn(token);
    if (tokens > most || escapes > FILE_BOUNDS.escapes) return undefined;
  }
  return tokens;
}
