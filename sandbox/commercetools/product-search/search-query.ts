import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { malformed, type SearchField } from './search-field.js';
import type { SearchTest } from './search-value.js';
import { SEARCH_TESTS } from './search-tests.js';
import { searchField } from './searchable-fields.js';

/** One condition on one field. */
export interface FieldExpression {
  readonly kind: 'field';
  readonly field: SearchField;
  readonly test: SearchTest;
  /** Its weight in the relevance. */
  readonly boost: number;
}

/** A parsed search query. `filter` is an `and` that does not affect the relevance. */
export type SearchExpression =
  FieldExpression | { readonly kind: 'and' | 'or' | 'not' | 'filter'; readonly operands: readonly SearchExpression[] };

const MAX_EXPRESSIONS = 50;
const COMPOUNDS = ['and', 'or', 'not', 'filter'] as const;
type Compound = (typeof COMPOUNDS)[number];
const isCompound = (word: string): word is Compound => COMPOUNDS.some((one) => one === word);

const record = z.record(z.string(), z.unknown());
const fieldInput = z.looseObject({
  field: z.string(),
  fieldType: z.string().optional(),
  language: z.string().optional(),
  boost: z.number().min(0).default(1),
});

/** Reads one query; counts its expressions on the way. */
class QueryReader {
  private expressions = 0;

  read(value: unknown): SearchExpression {
    this.expressions += 1;
    if (this.expressions > MAX_EXPRESSIONS) throw malformed(`A query has at most ${MAX_EXPRESSIONS} expressions.`);
    const [[word, content] = [], ...more] = Object.entries(parseAs(record, value));
    if (word === undefined || more.length > 0) throw malformed('An expression has exactly one operator.');
    return isCompound(word) ? this.compound(word, content) : this.onField(word, content);
  }

  private compound(kind: Compound, content: unknown): SearchExpression {
    const operands = [content].flat().map((operand) => this.read(operand));
    if (operands.length === 0) throw malformed(`'${kind}' needs an expression.`);
    if (kind === 'filter' && !operands.every((operand) => operand.kind === 'field'))
      throw malformed("'filter' takes simple expressions only.");
    return { kind, operands };
  }

  private onField(word: string, content: unknown): SearchExpression {
    const make = Object.hasOwn(SEARCH_TESTS, word) ? SEARCH_TESTS[word] : undefined;
    if (make === undefined) throw malformed(`There is no operator '${word}'.`);
    const { boost, ...name } = parseAs(fieldInput, content);
    const field = searchField(name);
    return { kind: 'field', field, test: make(content, field), boost };
  }
}

/** Parses a query of the platform's search query language. Throws InvalidInput for unknown expressions. */
export const searchExpression = (value: unknown): SearchExpression => new QueryReader().read(value);

/** Returns all fields of an expression. */
export const fieldsOf = (expression: SearchExpression): SearchField[] =>
  expression.kind === 'field' ? [expression.field] : expression.operands.flatMap(fieldsOf);
