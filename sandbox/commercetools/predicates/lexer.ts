import { invalidInput } from '../errors/platform-error.js';
import type { Literal } from './predicate.js';

export type Token =
  | { readonly kind: 'word'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'symbol'; readonly text: string }
  | { readonly kind: 'value'; readonly value: Literal }
  | { readonly kind: 'variable'; readonly name: string };

const PATTERN =
  /\s*(?:(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d+(?:\.\d+)?)|(?<variable>:[A-Za-z0-9_-]+)|`(?<quoted>[^`]+)`|(?<word>[A-Za-z_][A-Za-z0-9_]*)|(?<symbol><=|>=|!=|<>|[=<>(),]))/y;

function stringValue(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1).replace(/\\(.)/g, '$1');
  }
}

function asToken(groups: Partial<Record<string, string>>): Token {
  if (groups.string !== undefined) return { kind: 'value', value: stringValue(groups.string) };
  if (groups.number !== undefined) return { kind: 'value', value: Number(groups.number) };
  if (groups.variable !== undefined) return { kind: 'variable', name: groups.variable.slice(1) };
  if (groups.quoted !== undefined) return { kind: 'word', text: groups.quoted, quoted: true };
  if (groups.word === 'true' || groups.word === 'false') return { kind: 'value', value: groups.word === 'true' };
  if (groups.word !== undefined) return { kind: 'word', text: groups.word, quoted: false };
  return { kind: 'symbol', text: groups.symbol === '<>' ? '!=' : (groups.symbol ?? '') };
}

/** Splits a predicate into tokens. Throws 400 with the position of an invalid character. */
export function tokens(source: string): Token[] {
  const pattern = new RegExp(PATTERN);
  const end = source.trimEnd().length;
  const found: Token[] = [];
  while (pattern.lastIndex < end) {
    const at = pattern.lastIndex;
    const match = pattern.exec(source);
    if (match?.groups === undefined)
      throw invalidInput(`Malformed parameter: where: Syntax error while parsing 'where' at position ${at + 1}.`);
    found.push(asToken(match.groups));
  }
  return found;
}
