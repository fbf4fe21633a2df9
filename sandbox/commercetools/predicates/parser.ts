import { invalidInput } from '../errors/platform-error.js';
import { tokens, type Token } from './lexer.js';
import type { Comparison, Literal, Predicate, Variables } from './predicate.js';

const COMPARISONS: readonly string[] = ['=', '!=', '<', '>', '<=', '>='] satisfies Comparison[];
const isComparison = (text: string): text is Comparison => COMPARISONS.includes(text);

/** Deeper than any real expression, and far below a stack overflow. */
const MAX_DEPTH = 100;

/** Recursive descent over the platform's predicate grammar (the parts that a shop uses; no `within circle`). */
class Parser {
  private at = 0;
  private depth = 0;

  constructor(
    private readonly list: readonly Token[],
    private readonly variables: Variables,
  ) {}

  parse(): Predicate {
    const predicate = this.disjunction();
    if (this.at < this.list.length) throw this.unexpected('end of the expression');
    return predicate;
  }

  private disjunction(): Predicate {
    const operands = [this.conjunction()];
    while (this.takeWord('or')) operands.push(this.conjunction());
    return operands.length === 1 && operands[0] ? operands[0] : { kind: 'or', operands };
  }

  private conjunction(): Predicate {
    const operands = [this.term()];
    while (this.takeWord('and')) operands.push(this.term());
    return operands.length === 1 && operands[0] ? operands[0] : { kind: 'and', operands };
  }

  private term(): Predicate {
    if (this.peekSymbol('(')) return this.parenthesised();
    if (this.peekWord('not')) {
      this.at += 1;
      return { kind: 'not', operand: this.parenthesised() };
    }
    return this.onField(this.field());
  }

  private parenthesised(): Predicate {
    this.symbol('(');
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw invalidInput('Malformed parameter: where: The expression is nested too deeply.');
    const operand = this.disjunction();
    this.depth -= 1;
    this.symbol(')');
    return operand;
  }

  private onField(field: string): Predicate {
    if (this.peekSymbol('(')) return { kind: 'nested', field, operand: this.parenthesised() };
    if (this.takeWord('is')) return this.definedOrEmpty(field);
    if (this.takeWord('contains')) return this.contains(field);
    const negated = this.takeWord('not');
    if (this.takeWord('in')) return { kind: 'in', field, values: this.values(), negated };
    const token = this.next();
    if (negated || token?.kind !== 'symbol' || !isComparison(token.text)) throw this.unexpected('an operator', token);
    return { kind: 'compare', field, operator: token.text, value: this.value() };
  }

  private definedOrEmpty(field: string): Predicate {
    const negated = this.takeWord('not');
    if (this.takeWord('defined')) return { kind: 'defined', field, negated };
    if (this.takeWord('empty')) return { kind: 'empty', field, negated };
    throw this.unexpected("'defined' or 'empty'");
  }

  private contains(field: string): Predicate {
    if (this.takeWord('any')) return { kind: 'contains', field, mode: 'any', values: this.values() };
    if (this.takeWord('all')) return { kind: 'contains', field, mode: 'all', values: this.values() };
    throw this.unexpected("'any' or 'all'");
  }

  private values(): Literal[] {
    if (this.list[this.at]?.kind === 'variable') return this.variable();
    this.symbol('(');
    const values: Literal[] = [];
    do values.push(...this.oneOrMore());
    while (this.takeSymbol(','));
    this.symbol(')');
    return values;
  }

  // `in (:ids)` stands for every value of `var.ids`.
  private oneOrMore(): Literal[] {
    return this.list[this.at]?.kind === 'variable' ? this.variable() : [this.value()];
  }

  private value(): Literal {
    const token = this.list[this.at];
    if (token?.kind === 'variable') {
      const [first] = this.variable();
      if (first !== undefined) return first;
    }
    if (token?.kind !== 'value') throw this.unexpected('a value', token);
    this.at += 1;
    return token.value;
  }

  private variable(): Literal[] {
    const token = this.next();
    if (token?.kind !== 'variable') throw this.unexpected('a variable', token);
    const bound = this.variables[token.name];
    if (bound === undefined) throw invalidInput(`Malformed parameter: where: The variable '${token.name}' is not set.`);
    return [bound].flat().map(variableValue);
  }

  private field(): string {
    const token = this.next();
    if (token?.kind !== 'word') throw this.unexpected('a field', token);
    return token.text;
  }

  private next(): Token | undefined {
    const token = this.list[this.at];
    this.at += 1;
    return token;
  }

  private peekWord(text: string): boolean {
    const token = this.list[this.at];
    return token?.kind === 'word' && !token.quoted && token.text === text;
  }

  private takeWord(text: string): boolean {
    const found = this.peekWord(text);
    if (found) this.at += 1;
    return found;
  }

  private peekSymbol(text: string): boolean {
    const token = this.list[this.at];
    return token?.kind === 'symbol' && token.text === text;
  }

  private takeSymbol(text: string): boolean {
    const found = this.peekSymbol(text);
    if (found) this.at += 1;
    return found;
  }

  private symbol(text: string): void {
    if (!this.takeSymbol(text)) throw this.unexpected(`'${text}'`);
  }

  private unexpected(expected: string, token: Token | undefined = this.list[this.at]): Error {
    const found = token === undefined ? 'the end' : JSON.stringify('text' in token ? token.text : token);
    return invalidInput(
      `Malformed parameter: where: Syntax error while parsing 'where': expected ${expected}, found ${found}.`,
    );
  }
}

/** Returns the value of a variable: a boolean for `true` and `false`, the content of a quoted text, else the text. */
function variableValue(text: string): Literal {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^"(?:[^"\\]|\\.)*"$/.test(text)) return String(JSON.parse(text));
  return text;
}

/** Parses one `where` expression. Throws InvalidInput for a syntax error or an unbound variable. */
export const parsePredicate = (source: string, variables: Variables = {}): Predicate =>
  new Parser(tokens(source), variables).parse();
