import type { Parameters } from '../predicates/to-sql.js';

/** One value of a field as SQL, and what can be asked of it. */
export interface SearchValue {
  readonly text: string;
  readonly number: string;
  readonly truth: string;
  /** Its words, where they are kept. */
  readonly words?: string;
  readonly isThere: string;
  readonly isNumber: string;
  readonly isText: string;
  isOneOf(wanted: readonly (string | number | boolean)[], parameters: Parameters): string;
  /** Of another type than a number, nothing is more or less. */
  compares(operator: string, limit: number, parameters: Parameters): string;
}

/** A value as JSON: attributes of one name may be of several types. */
export const jsonValue = (sql: string, words?: string): SearchValue => ({
  text: `(${sql} #>> '{}')`,
  number: `CASE jsonb_typeof(${sql}) WHEN 'number' THEN ${sql}::numeric END`,
  truth: `CASE ${sql} WHEN 'true'::jsonb THEN 1 WHEN 'false'::jsonb THEN 0 END`,
  words,
  isThere: `${sql} <> 'null'::jsonb`,
  isNumber: `jsonb_typeof(${sql}) = 'number'`,
  isText: `jsonb_typeof(${sql}) = 'string'`,
  isOneOf: (wanted, parameters) =>
    `${sql} = ANY(${parameters.bind(wanted.map((one) => JSON.stringify(one)))}::jsonb[])`,
  compares: (operator, limit, parameters) =>
    `(jsonb_typeof(${sql}) = 'number' AND ${sql} ${operator} ${parameters.bind(JSON.stringify(limit))}::jsonb)`,
});

/** A value that has a column of its own, so that an index of it serves. */
export const columnValue = (sql: string, type: 'text' | 'numeric'): SearchValue => ({
  text: `${sql}::text`,
  number: sql,
  truth: 'NULL',
  isThere: `${sql} IS NOT NULL`,
  isNumber: `${sql} IS NOT NULL`,
  isText: `${sql} IS NOT NULL`,
  isOneOf: (wanted, parameters) => `${sql} = ANY(${parameters.bind(wanted.map(String))}::${type}[])`,
  compares: (operator, limit, parameters) => `${sql} ${operator} ${parameters.bind(limit)}::numeric`,
});
