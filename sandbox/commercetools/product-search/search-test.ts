import type { Parameters } from '../predicates/to-sql.js';

/** What a value must be like; `value` is SQL for one `jsonb`. */
export interface SearchTest {
  readonly matches: (value: string, parameters: Parameters) => string;
  /** How well it is like that, beside that it is. */
  readonly rank?: (value: string, parameters: Parameters) => string;
  /** The texts of which the value is one, where a product can be found by them. */
  readonly texts?: readonly string[];
}
