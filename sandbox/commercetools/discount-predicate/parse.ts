import type { Comparison, Expression, Operand } from './expression.js';
import { PredicateSyntaxError, tokenize, type Token } from './tokens.js';

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  '=': '=',
  '!=': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};
/** Deeper nesting than any person writes; the limit keeps the recursion from exhausting the stack. */
const MAX_DEPTH = 50;

/**
 * Reads a predicate of the platform's discount language: `and`, `or`, `not`, parentheses, `= != <> < <= > >=`,
 * `[not] in (…)`, `contains "…"`, `contains all|any (…)`, `is [not] defined`, `is [not] empty`, bare booleans, and
 * functions over a nested predicate such as `lineItemCount(sku = "A")`. Throws PredicateSyntaxError.
 */
export function parsePredicate(predicate: string): Expression {
  const parser = new Parser(tokenize(predicate));
  const expression = parser.disjunction();
  parser.expectEnd();
  return expression;
}

class Parser {
  private position = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  disjunction(): Expression {
    let left = this.conjunction();
    while (this.takeWord('or')) left = { kind: 'or', left, right: this.conjunction() };
    return left;
  }

  expectEnd(): void {
    if (this.current().kind !== 'end') this.fail();
  }

  private conjunction(): Expression {
    let left = this.negation();
    while (this.takeWord('and')) left = { kind: 'and', left, right: this.negation() };
    return left;
  }

  private negation(): Expression {
    if (this.takeWord('not')) return { kind: 'not', of: this.nested(() => this.negation()) };
    if (this.takeSign('(')) return this.closing(this.nested(() => this.disjunction()));
    return this.comparison(this.operand());
  }

  private comparison(left: Operand): Expression {
    const token = this.current();
    const operator = token.kind === 'sign' ? COMPARISONS[token.text] : undefined;
    if (operator !== undefined) return this.compared(left, operator);
    if (this.takeWord('in')) return { kind: 'in', left, values: this.list(), negated: false };
    if (this.takeWord('contains')) return this.containment(left);
    if (this.takeWord('is')) return this.presence(left);
    if (this.takeWord('not')) {
      if (!this.takeWord('in')) this.fail();
      return { kind: 'in', left, values: this.list(), negated: true };
    }
    return { kind: 'truth', of: left };
  }

  private compared(left: Operand, operator: Comparison): Expression {
    this.position += 1;
    const next = this.current();
    const isList = next.kind === 'sign' && next.text === '(' && (operator === '=' || operator === '!=');
    if (isList) return { kind: 'sameSet', left, values: this.list(), negated: operator === '!=' };
    return { kind: 'compare', operator, left, right: this.operand() };
  }

  private containment(left: Operand): Expression {
    if (this.takeWord('any')) return { kind: 'contains', left, values: this.list(), all: false };
    if (this.takeWord('all')) return { kind: 'contains', left, values: this.list(), all: true };
    return { kind: 'contains', left, values: [this.operand()], all: true };
  }

  private presence(of: Operand): Expression {
    const negated = this.takeWord('not');
    if (this.takeWord('defined')) return { kind: 'presence', of, what: 'defined', negated };
    if (this.takeWord('empty')) return { kind: 'presence', of, what: 'empty', negated };
    return this.fail();
  }

  private list(): Operand[] {
    if (!this.takeSign('(')) this.fail();
    const values = [this.operand()];
    while (this.takeSign(',')) values.push(this.operand());
    return this.closing(values);
  }

  private operand(): Operand {
    const token = this.current();
    this.position += 1;
    if (token.kind === 'text') return { kind: 'literal', value: token.text };
    if (token.kind === 'number') return { kind: 'literal', value: Number(token.text) };
    if (token.kind === 'word' && (token.text === 'true' || token.text === 'false')) {
      return { kind: 'literal', value: token.text === 'true' };
    }
    if (token.kind !== 'word' && token.kind !== 'quotedWord') return this.fail(token);
    return this.fieldOrCall(token.text);
  }

  private fieldOrCall(name: string): Operand {
    if (this.takeSign('(')) {
      return { kind: 'call', name, argument: this.closing(this.nested(() => this.disjunction())) };
    }
    const path = [name];
    while (this.takeSign('.')) {
      const part = this.current();
      if (part.kind !== 'word' && part.kind !== 'quotedWord') this.fail();
      path.push(part.text);
      this.position += 1;
    }
    return { kind: 'field', path };
  }

  private nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new PredicateSyntaxError('Malformed predicate: too deeply nested.');
    const result = read();
    this.depth -= 1;
    return result;
  }

  private closing<T>(value: T): T {
    if (!this.takeSign(')')) this.fail();
    return value;
  }

  private current(): Token {
    return this.tokens[this.position] ?? { kind: 'end', text: '' };
  }

  private takeWord(word: string): boolean {
    return this.take('word', word);
  }

  private takeSign(sign: string): boolean {
    return this.take('sign', sign);
  }

  private take(kind: Token['kind'], text: string): boolean {
    const token = this.current();
    if (token.kind !== kind || token.text.toLowerCase() !== text) return false;
    this.position += 1;
    return true;
  }

  private fail(token: Token = this.current()): never {
    const found = token.kind === 'end' ? 'end of predicate' : `'${token.text}'`;
    throw new PredicateSyntaxError(`Malformed predicate: unexpected ${found}.`);
  }
}
