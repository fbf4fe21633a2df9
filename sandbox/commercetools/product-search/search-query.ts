import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { malformed, type SearchField } from './search-field.js';
import type { SearchTest } from './search-test.js';
import { SEARCH_TESTS } from './search-tests.js';
import { searchField } from './searchable-fields.js';

/** One condition on one field. */
export interface FieldExpression {
  readonly kind: 'field';
  readonly field: SearchField;
  readonly test: SearchTest;
  /** How much it counts where results are sorted by relevance. */
  readonly boost: number;
}

/** A search query as it was understood. `filter` is an `and` that has no say in the relevance. */
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

/** A query of the platform's search query language; what it does not know is a 400. */
export const searchExpression = (value: unknown): SearchExpression => new QueryReader().read(value);

/** Every field that an expression looks at. */
export const fieldsOf = (expression: SearchExpression): SearchField[] =>
  expression.kind === 'field' ? [expression.field] : expression.operands.flatMap(fieldsOf);
