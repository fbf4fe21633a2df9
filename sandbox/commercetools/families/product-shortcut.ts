import { anyOf, columnShortcut, OWN_COLUMNS } from '../storage/family.js';
import type { Shortcut } from '../predicates/to-sql.js';

const plain = columnShortcut(OWN_COLUMNS);

const startsWith = (path: readonly string[], prefix: readonly string[]): boolean =>
  prefix.every((field, index) => path[index] === field);

/** Returns the shortcut of products: SKU, slug and category of the current data have tables of their own. `prefix` is the path of that data. */
export function productShortcut(prefix: readonly string[]): Shortcut {
  return (path, values, parameters) => {
    const own = plain(path, values, parameters);
    if (own !== undefined || !startsWith(path, prefix)) return own;
    const [first, second, ...rest] = path.slice(prefix.length);
    if (second === undefined || rest.length > 0) return undefined;
    const within = (table: string, condition: string): string =>
      `id IN (SELECT product_id FROM ${table} WHERE ${condition})`;
    if (first === 'masterVariant' && second === 'sku')
      return within('product_skus', `is_master AND ${anyOf('sku', values, parameters)}`);
    if (first === 'variants' && second === 'sku')
      return within('product_skus', `NOT is_master AND ${anyOf('sku', values, parameters)}`);
    if (first === 'categories' && second === 'id')
      return within('product_categories', anyOf('category_id', values, parameters));
    if (first === 'slug')
      return within('product_slugs', `locale = ${parameters.bind(second)} AND ${anyOf('slug', values, parameters)}`);
    return undefined;
  };
}
