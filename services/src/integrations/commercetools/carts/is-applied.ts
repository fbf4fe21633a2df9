import type { CartChange } from '../ports/cart-backend.js';
import type { CartRecord } from '../ports/cart-records.js';

type Lines = Pick<CartRecord, 'lineItems' | 'discountCodes'>;

const piecesOf = ({ lineItems }: Lines, sku: string): number =>
  lineItems.reduce((pieces, line) => (line.sku === sku ? pieces + line.quantity : pieces), 0);

const quantityOf = ({ lineItems }: Lines, lineItemId: string): number =>
  lineItems.find(({ id }) => id === lineItemId)?.quantity ?? 0;

/** Returns the quantity of a SKU after all changes. */
function expectedPieces(before: Lines, sku: string, changes: readonly CartChange[]): number {
  const quantities = new Map(
    before.lineItems.filter((line) => line.sku === sku).map(({ id, quantity }) => [id, quantity]),
  );
  let added = 0;
  for (const change of changes) {
    if (change.change === 'add-line-item' && change.sku === sku) added += change.quantity;
    if (change.change === 'remove-line-item') quantities.delete(change.lineItemId);
    if (change.change === 'change-quantity' && quantities.has(change.lineItemId))
      quantities.set(change.lineItemId, change.quantity);
  }
  return [...quantities.values()].reduce((pieces, quantity) => pieces + quantity, added);
}

/** Returns whether a change is visible in the cart; undefined for changes that are not visible or are idempotent. */
function isVisible(
  change: CartChange,
  before: Lines,
  after: Lines,
  changes: readonly CartChange[],
): boolean | undefined {
  switch (change.change) {
    case 'add-line-item':
      return piecesOf(after, change.sku) === expectedPieces(before, change.sku, changes);
    case 'remove-line-item':
      return quantityOf(after, change.lineItemId) === 0;
    case 'change-quantity':
      return quantityOf(after, change.lineItemId) === change.quantity;
    case 'add-discount-code':
      return after.discountCodes.some(({ code }) => code === change.code);
    case 'remove-discount-code':
      return !after.discountCodes.some(({ id }) => id === change.discountCodeId);
    default:
      return undefined;
  }
}

/**
 * Returns whether changes with a lost answer were applied, by comparing the cart before and now. Also false if none of them
 * would be visible; they may be sent again then.
 */
export function isApplied(before: Lines, after: Lines, changes: readonly CartChange[]): boolean {
  const seen = changes.map((change) => isVisible(change, before, after, changes)).filter((is) => is !== undefined);
  return seen.length > 0 && seen.every(Boolean);
}
