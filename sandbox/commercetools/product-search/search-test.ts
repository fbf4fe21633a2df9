import type { Parameters } from '../predicates/to-sql.js';
import type { SearchValue } from './search-value.js';

/** What a value must be like. */
export interface SearchTest {
  readonly matches: (value: SearchValue, parameters: Parameters) => string;
  /** How well it is like that, beside that it is. */
  readonly rank?: (value: SearchValue, parameters: Parameters) => string;
  /** The texts of which the value is one, where a product can be found by them. */
  readonly texts?: readonly string[];
}
