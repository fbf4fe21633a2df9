import type { Shortcut } from '../predicates/to-sql.js';
/** SKU, slug and category of a product's current data have tables of their own; `prefix` is where that data lies. */
export declare function productShortcut(prefix: readonly string[]): Shortcut;
