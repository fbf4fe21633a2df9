import type { LocalizedString, ShoppingList } from '@commercetools/platform-sdk';
import type { Queryable } from '../storage/database.js';

interface ProductFacts {
  readonly id: string;
  readonly name: LocalizedString;
  readonly published: boolean;
}

/** Returns shopping lists with the current names of their products; a deleted product counts as unpublished. */
export async function withCurrentProducts(
  lists: readonly ShoppingList[],
  db: Queryable,
): Promise<readonly ShoppingList[]> {
  const ids = new Set(lists.flatMap(({ lineItems }) => lineItems.map(({ productId }) => productId)));
  if (ids.size === 0) return lists;
  const { rows } = await db.query<ProductFacts>(
    `SELECT id, body #> '{masterData,current,name}' AS name, published FROM products WHERE id = ANY($1)`,
    [[...ids]],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return lists.map((list) => ({
    ...list,
    lineItems: list.lineItems.map((line) => {
      const { name = line.name, published = false } = known.get(line.productId) ?? {};
      return { ...line, name, published };
    }),
  }));
}
