import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import type { ObjectShape } from '../predicates/shape.js';
import type { Parameters } from '../predicates/to-sql.js';
import { fieldName, fieldPath, malformedQuery } from './field-path.js';
import { VALUE_TESTS } from './value-tests.js';

const MAX_EXPRESSIONS = 50;
const MAX_DEPTH = 8;
const JOINED: Readonly<Record<string, string>> = { and: ' AND ', filter: ' AND ', or: ' OR ' };
const record = z.record(z.string(), z.unknown());

/** Translates a search of orders or customers to SQL. Throws 400 for unknown expressions. */
export class ResourceQuery {
  private expressions = 0;

  constructor(
    private readonly shape: ObjectShape,
    private readonly parameters: Parameters,
  ) {}

  /** Returns the condition of an expression on a row's `body`. */
  condition(value: unknown, depth = 0): string {
    this.expressions += 1;
    if (this.expressions > MAX_EXPRESSIONS) throw malformedQuery(`A query has at most ${MAX_EXPRESSIONS} expressions.`);
    if (depth > MAX_DEPTH) throw malformedQuery('Too deeply nested.');
    const [[word, content] = [], ...more] = Object.entries(parseAs(record, value));
    if (word === undefined || more.length > 0) throw malformedQuery('An expression has exactly one operator.');
    const joined = Object.hasOwn(JOINED, word) ? JOINED[word] : undefined;
    if (joined === undefined && word !== 'not') return this.onField(word, content);
    const operands = [content].flat().map((operand) => this.condition(operand, depth + 1));
    if (operands.length === 0) throw malformedQuery(`'${word}' needs an expression.`);
    return joined === undefined ? `NOT (${operands.join(' OR ')})` : `(${operands.join(joined)})`;
  }

  /** Returns the value of a field by which rows are sorted: its least, or its greatest. */
  sortValue(name: z.output<typeof fieldName>, mode: 'min' | 'max'): string {
    const path = this.parameters.bind(fieldPath(this.shape, name));
    return `(SELECT x.v FROM jsonb_path_query(body, ${path}::jsonpath) AS x(v) ORDER BY x.v ${mode === 'min' ? 'ASC' : 'DESC'} LIMIT 1)`;
  }

  private onField(word: string, content: unknown): string {
    const make = Object.hasOwn(VALUE_TESTS, word) ? VALUE_TESTS[word] : undefined;
    if (make === undefined) throw malformedQuery(`There is no operator '${word}'.`);
    const path = this.parameters.bind(fieldPath(this.shape, parseAs(fieldName, content)));
    const test = make(content)(this.parameters);
    return `EXISTS (SELECT 1 FROM jsonb_path_query(body, ${path}::jsonpath) AS x(v) WHERE ${test})`;
  }
}
