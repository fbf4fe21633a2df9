import type { Work } from '../resources/work.js';
import type { Family, Resource } from '../storage/family.js';
import { type Restriction } from '../storage/query.js';
export interface ListArguments {
  readonly where?: string | null;
  readonly sort?: readonly string[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}
/** The `…QueryResult` of a list field; the total is counted only when the document asks for it. */
export declare function listField<T extends Resource>(
  work: Work,
  family: Family<T>,
  args: ListArguments,
  restrictions?: readonly Restriction[],
): Promise<object>;
