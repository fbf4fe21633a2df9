export type QuantityLimit = 'stock' | 'maximum';

/** Returns whether a SKU is an extra guarantee, which has no stock (spec core §5). */
export const isVirtualSku = (sku: string): boolean => sku.startsWith('41000');

/** Returns how many more pieces can be added, limited by the maximum per product and by stock (spec core §5). */
export function addableQuantity(sku: string, inCart: number, stock: number, maximum: number): number {
  const byMaximum = maximum - inCart;
  return Math.max(0, isVirtualSku(sku) ? byMaximum : Math.min(byMaximum, stock - inCart));
}

/**
 * Corrects a typed quantity: invalid or below 1 becomes 1; above stock (if below the maximum) becomes stock; above the
 * maximum becomes the maximum. Also returns the limit that was applied (spec core §5).
 */
export function correctedQuantity(
  typed: number,
  stock: number,
  maximum: number,
): { quantity: number; limit: QuantityLimit | undefined } {
  if (!Number.isFinite(typed) || typed <= 1) return { quantity: 1, limit: undefined };
  const whole = Math.floor(typed);
  if (stock < maximum && whole > stock) return { quantity: Math.max(1, stock), limit: 'stock' };
  if (whole > maximum) return { quantity: maximum, limit: 'maximum' };
  return { quantity: whole, limit: undefined };
}
