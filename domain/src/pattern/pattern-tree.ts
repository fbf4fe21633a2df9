/** A parsed pattern. The grammar is a subset of JavaScript's regular expressions with the same meaning. */
export type PatternTree =
  /** One character: literal, escape, set or any. `source` is its regular expression. */
  | { readonly kind: 'character'; readonly source: string }
  /** Start or end of the text. */
  | { readonly kind: 'anchor'; readonly source: '^' | '$' }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternTree[] }
  | { readonly kind: 'alternation'; readonly options: readonly PatternTree[] }
  | { readonly kind: 'repeat'; readonly body: PatternTree; readonly least: number; readonly most: number };

/** Longer than any country's postal code pattern needs. */
const MAXIMUM_PATTERN_LENGTH = 200;
/** Maximum length of a text that a configured pattern is tested on; longer than any postal code. */
export const MAXIMUM_TESTED_LENGTH = 32;
/** Matches a literal character, an escape, a character set, or any character. */
const CHARACTER =
  /^(?:[^\\^$.|?*+()[\]{}\p{C}]|\\(?:[dDwWsS]|[^\p{L}\p{N}\p{C}])|\[\^?(?:[^\\[\]\p{C}]|\\[dws\\[\]^.-])+\]|\.)/u;
const QUANTIFIER = /^(?:[*+?]|\{(\d{1,3})(?:(,)(\d{1,3})?)?\})(?!\?)/;
const GROUP = /^\((?:\?:|(?!\?))/;

class PatternReader {
  private rest: string;

  constructor(pattern: string) {
    this.rest = pattern;
  }

  get isAtEnd(): boolean {
    return this.rest === '';
  }

  /** Parses alternatives up to the end or a closing parenthesis; undefined if there is a syntax error. */
  parseAlternation(): PatternTree | undefined {
    const options: PatternTree[] = [];
    do {
      const option = this.parseSequence();
      if (!option) return undefined;
      options.push(option);
    } while (this.take(/^\|/));
    return options.length === 1 ? options[0] : { kind: 'alternation', options };
  }

  private parseSequence(): PatternTree | undefined {
    const parts: PatternTree[] = [];
    while (!this.isAtEnd && !/^[|)]/.test(this.rest)) {
      const atom = this.parseAtom();
      const part = atom && this.parseQuantifier(atom);
      if (!part) return undefined;
      parts.push(part);
    }
    return { kind: 'sequence', parts };
  }

  private parseAtom(): PatternTree | undefined {
    if (this.take(GROUP)) {
      const inner = this.parseAlternation();
      return this.take(/^\)/) ? inner : undefined;
    }
    const anchor = this.take(/^[\^$]/)?.[0];
    if (anchor === '^' || anchor === '$') return { kind: 'anchor', source: anchor };
    const source = this.take(CHARACTER)?.[0];
    return source === undefined ? undefined : { kind: 'character', source };
  }

  private parseQuantifier(body: PatternTree): PatternTree | undefined {
    const found = this.take(QUANTIFIER);
    if (!found) return body;
    const [sign, count, comma, limit] = found;
    const least = sign === '+' ? 1 : Number(count ?? 0);
    const most = count === undefined ? Infinity : Number(comma === undefined ? count : (limit ?? Infinity));
    return { kind: 'repeat', body, least, most: sign === '?' ? 1 : most };
  }

  private take(form: RegExp): RegExpExecArray | undefined {
    const found = form.exec(this.rest);
    if (!found) return undefined;
    this.rest = this.rest.slice(found[0].length);
    return found;
  }
}

function compiles(pattern: string): boolean {
  try {
    RegExp(`^(?:${pattern})$`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Parses a pattern. Returns undefined if it is not a regular expression, is longer than 200 characters, or uses
 * features other than characters, sets, anchors, groups, alternatives and quantifiers (such as look-around, back
 * references, lazy quantifiers or Unicode classes).
 */
export function patternTree(pattern: string): PatternTree | undefined {
  // Without the `u` flag, JavaScript matches such a character as two units, but this parser reads it as one.
  if (pattern.length > MAXIMUM_PATTERN_LENGTH || /[\u{10000}-\u{10FFFF}]/u.test(pattern) || !compiles(pattern))
    return undefined;
  const reader = new PatternReader(pattern);
  const tree = reader.parseAlternation();
  return reader.isAtEnd ? tree : undefined;
}
