import type { Variables } from '../predicates/predicate.js';
import { Parameters, type Target } from '../predicates/to-sql.js';
import type { Queryable } from './database.js';
import type { Family, Resource } from './family.js';
/** A page of a family's rows as the caller asked for it. */
export interface PageRequest {
  readonly where: readonly string[];
  readonly variables?: Variables;
  readonly sort: readonly string[];
  readonly limit: number;
  readonly offset: number;
}
/** Rows that are not for this caller, or not of this endpoint: a condition over fixed SQL and bound values. */
export interface Restriction {
  readonly sql: (parameters: Parameters) => string;
}
export declare const columnIs: (column: string, value: string) => Restriction;
export declare const columnIn: (column: string, values: readonly string[]) => Restriction;
export declare const targetOf: (family: Family) => Target;
/** One query over a family; rows and total are read separately, so that nobody pays for a total he does not want. */
export declare class PageQuery<T extends Resource> {
  private readonly family;
  private readonly request;
  private readonly conditions;
  private readonly parameters;
  private readonly order;
  constructor(family: Family<T>, request: PageRequest, restrictions?: readonly Restriction[], target?: Target);
  results(db: Queryable): Promise<T[]>;
  total(db: Queryable): Promise<number>;
}
