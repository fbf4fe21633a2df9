/** One piece of a predicate's text. A word may be a keyword, a function or a part of a field's path. */
export interface Token {
  readonly kind: 'word' | 'quotedWord' | 'text' | 'number' | 'sign' | 'end';
  readonly text: string;
}

/** A predicate that cannot be read; the message says where. Maps to 400 InvalidInput. */
export class PredicateSyntaxError extends Error {}

const PATTERNS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['text', /"((?:[^"\\]|\\.)*)"/y],
  ['quotedWord', /`([^`]+)`/y],
  ['number', /(-?\d+(?:\.\d+)?)(?![\w-])/y],
  ['word', /([A-Za-z_][\w-]*)/y],
  ['sign', /(<=|>=|<>|!=|[=<>(),.])/y],
];

/** Splits a predicate into tokens, ending with an `end` token. */
export function tokenize(predicate: string): Token[] {
  const tokens: Token[] = [];
  let at = skipSpace(predicate, 0);
  while (at < predicate.length) {
    const [token, next] = readToken(predicate, at);
    tokens.push(token);
    at = skipSpace(predicate, next);
  }
  return [...tokens, { kind: 'end', text: '' }];
}

function skipSpace(predicate: string, from: number): number {
  let at = from;
  while (/\s/.test(predicate.charAt(at))) at += 1;
  return at;
}

function readToken(predicate: string, at: number): [Token, number] {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(predicate);
    if (match === null) continue;
    const text = match[1] ?? '';
    return [{ kind, text: kind === 'text' ? text.replace(/\\(.)/g, '$1') : text }, pattern.lastIndex];
  }
  throw new PredicateSyntaxError(`Malformed predicate: unexpected '${predicate.charAt(at)}' at position ${at}.`);
}
