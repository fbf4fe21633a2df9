import type { Cart, LineItem } from '@manifold/domain/cart/contract';

/** Pieces of a product that were added to a cart or removed from it. */
export interface MovedPieces {
  readonly line: LineItem;
  /** More than 0. */
  readonly pieces: number;
}

export interface CartChanges {
  readonly added: readonly MovedPieces[];
  readonly removed: readonly MovedPieces[];
}

const linesOf = (cart: Cart | null): readonly LineItem[] => cart?.lineItems ?? [];

/** Returns lines that have more pieces than in another cart. */
function growth(lines: readonly LineItem[], others: readonly LineItem[]): MovedPieces[] {
  return lines
    .map((line) => ({ line, pieces: line.quantity - (others.find(({ id }) => id === line.id)?.quantity ?? 0) }))
    .filter(({ pieces }) => pieces > 0);
}

/**
 * Returns the products that were added and removed between two states of a cart. A different cart was not changed by this shopper
 * here, so it has no changes.
 */
export function cartChanges(before: Cart | null, after: Cart | null): CartChanges {
  if (before && after && before.id !== after.id) return { added: [], removed: [] };
  return { added: growth(linesOf(after), linesOf(before)), removed: growth(linesOf(before), linesOf(after)) };
}
