/** A pattern in the grammar that staff may use: a part of JavaScript's regular expressions with the same meaning. */
export type PatternTree =
  /** One character: itself, an escape, a set, or any. `source` is its regular expression. */
  | { readonly kind: 'character'; readonly source: string }
  /** The beginning or the end of the text. */
  | { readonly kind: 'edge'; readonly source: '^' | '$' }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternTree[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternTree[] }
  | { readonly kind: 'repeat'; readonly body: PatternTree; readonly least: number; readonly most: number };

/** No country's postal codes need more. */
const LONGEST_PATTERN = 200;
/** The longest text that a pattern of config is tried on, in characters. A longer one is no postal code anywhere. */
export const LONGEST_TESTED = 32;
/** A character that means itself, an escape of a class of characters or of a sign, a set of characters, or any. */
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

  /** Alternatives up to the end or a closing bracket; undefined if something is none of the grammar. */
  choice(): PatternTree | undefined {
    const options: PatternTree[] = [];
    do {
      const option = this.sequence();
      if (!option) return undefined;
      options.push(option);
    } while (this.take(/^\|/));
    return options.length === 1 ? options[0] : { kind: 'choice', options };
  }

  private sequence(): PatternTree | undefined {
    const parts: PatternTree[] = [];
    while (!this.isAtEnd && !/^[|)]/.test(this.rest)) {
      const atom = this.atom();
      const part = atom && this.repeated(atom);
      if (!part) return undefined;
      parts.push(part);
    }
    return { kind: 'sequence', parts };
  }

  private atom(): PatternTree | undefined {
    if (this.take(GROUP)) {
      const inner = this.choice();
      return this.take(/^\)/) ? inner : undefined;
    }
    const edge = this.take(/^[\^$]/)?.[0];
    if (edge === '^' || edge === '$') return { kind: 'edge', source: edge };
    const source = this.take(CHARACTER)?.[0];
    return source === undefined ? undefined : { kind: 'character', source };
  }

  private repeated(body: PatternTree): PatternTree | undefined {
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
    return new RegExp(`^(?:${pattern})$`) instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * Reads a pattern. Returns undefined if it is no regular expression, is longer than 200 characters, or uses more than
 * characters, sets, groups, alternatives and quantifiers: look-around, references back, lazy quantifiers, Unicode classes.
 */
export function patternTree(pattern: string): PatternTree | undefined {
  // JavaScript sees a character beyond the basic plane as two.
  if (pattern.length > LONGEST_PATTERN || /[\u{10000}-\u{10FFFF}]/u.test(pattern) || !compiles(pattern))
    return undefined;
  const reader = new PatternReader(pattern);
  const tree = reader.choice();
  return reader.isAtEnd ? tree : undefined;
}
