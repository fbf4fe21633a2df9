import type { Parameters } from '../predicates/to-sql.js';

/** The SQL of one value of a field, and its comparisons. */
export interface SearchValue {
  readonly text: string;
  readonly number: string;
  readonly boolean: string;
  /** Its words, if they are indexed. */
  readonly words?: string;
  readonly isThere: string;
  readonly isNumber: string;
  readonly isText: string;
  isOneOf(wanted: readonly (string | number | boolean)[], parameters: Parameters): string;
  /** Never true for values that are not numbers. */
  compares(operator: string, limit: number, parameters: Parameters): string;
}

/** Returns a JSON value: attributes of the same name may have several types. */
export const jsonValue = (sql: string, words?: string): SearchValue => ({
  text: `(${sql} #>> '{}')`,
  number: `CASE jsonb_typeof(${sql}) WHEN 'number' THEN ${sql}::numeric END`,
  boolean: `CASE ${sql} WHEN 'true'::jsonb THEN 1 WHEN 'false'::jsonb THEN 0 END`,
  words,
  isThere: `${sql} <> 'null'::jsonb`,
  isNumber: `jsonb_typeof(${sql}) = 'number'`,
  isText: `jsonb_typeof(${sql}) = 'string'`,
  isOneOf: (wanted, parameters) =>
    `${sql} = ANY(${parameters.bind(wanted.map((one) => JSON.stringify(one)))}::jsonb[])`,
  compares: (operator, limit, parameters) =>
    `(jsonb_typeof(${sql}) = 'number' AND ${sql} ${operator} ${parameters.bind(JSON.stringify(limit))}::jsonb)`,
});

/** Returns a value in a column, which a database index can serve. */
export const columnValue = (sql: string, type: 'text' | 'numeric'): SearchValue => ({
  text: `${sql}::text`,
  number: sql,
  boolean: 'NULL',
  isThere: `${sql} IS NOT NULL`,
  isNumber: `${sql} IS NOT NULL`,
  isText: `${sql} IS NOT NULL`,
  isOneOf: (wanted, parameters) => `${sql} = ANY(${parameters.bind(wanted.map(String))}::${type}[])`,
  compares: (operator, limit, parameters) => `${sql} ${operator} ${parameters.bind(limit)}::numeric`,
});

/** A condition on a value. */
export interface SearchTest {
  readonly matches: (value: SearchValue, parameters: Parameters) => string;
  /** Returns the SQL of how well the value matches. */
  readonly rank?: (value: SearchValue, parameters: Parameters) => string;
  /** The exact texts to look for, if the condition is a list of texts. */
  readonly texts?: readonly string[];
}
