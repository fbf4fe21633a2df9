/**
 * Compares discounts for sorting, highest `sortOrder` first. A sort order is a decimal between 0 and 1 as text. Its digits are
 * compared as text: as numbers, 0.1000000000000000001 and 0.1 are equal.
 */
export function byHighestSortOrder(a: { readonly sortOrder: string }, b: { readonly sortOrder: string }): number {
  const [first, second] = [decimals(a.sortOrder), decimals(b.sortOrder)];
  if (first === second) return 0;
  return first > second ? -1 : 1;
}

function decimals(sortOrder: string): string {
  return sortOrder.replace(/^0*\./, '').replace(/0+$/, '');
}
