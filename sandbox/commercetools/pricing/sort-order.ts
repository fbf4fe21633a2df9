/**
 * Platform rule `sortOrder`: a decimal between 0 and 1 as text; the higher one goes first. Compared digit by digit,
 * so that "0.1000000000000000001" stands above "0.1".
 */
export function byHighestSortOrder(a: { readonly sortOrder: string }, b: { readonly sortOrder: string }): number {
  const [one, other] = [decimals(a.sortOrder), decimals(b.sortOrder)];
  if (one === other) return 0;
  return one > other ? -1 : 1;
}

function decimals(sortOrder: string): string {
  return sortOrder.replace(/^0*\./, '').replace(/0+$/, '');
}
