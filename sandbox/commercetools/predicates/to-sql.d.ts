import type { Literal, Predicate } from './predicate.js';
import { type Shape } from './shape.js';
/** Collects the parameters of one statement. */
export declare class Parameters {
  readonly values: unknown[];
  bind(value: unknown): string;
}
/** A faster way to the same rows, by an indexed column or table; undefined when there is none for this field. */
export type Shortcut = (
  path: readonly string[],
  values: readonly Literal[],
  parameters: Parameters,
) => string | undefined;
/** Where a predicate looks: the shape of the resource and the SQL that reaches its top-level fields. */
export interface Target {
  readonly shape: Shape;
  readonly base: (field: string) => string;
  readonly shortcut: Shortcut;
}
/** The SQL condition of a predicate over a family's rows; an unknown field is a 400 InvalidInput. */
export declare const predicateSql: (predicate: Predicate, target: Target, parameters: Parameters) => string;
/** The SQL of one `sort` expression such as `name.en desc`. */
export declare function sortSql(expression: string, target: Target): string;
