export type QuantityLimit = 'stock' | 'maximum';

/** A SKU of an extra guarantee is a promise and not a thing: it never runs out (spec core §5). */
export const isVirtualSku = (sku: string): boolean => sku.startsWith('41000');

/** How many more pieces may be added: bounded by the most of one product in a cart and by the stock (spec core §5). */
export function addableQuantity(sku: string, inCart: number, stock: number, maximum: number): number {
  const byMaximum = maximum - inCart;
  return Math.max(0, isVirtualSku(sku) ? byMaximum : Math.min(byMaximum, stock - inCart));
}

/**
 * A typed quantity made possible: not a number or 1 and less becomes 1; above the stock, where that is below the maximum,
 * the stock; above the maximum, the maximum; and which limit it met (spec core §5).
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
