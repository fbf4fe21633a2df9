import type { LineItem } from '@manifold/domain/cart/contract';
import { isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';

/** A line of which the cart holds more than is in stock. */
export interface ShortLine {
  readonly line: LineItem;
  /** What is left: 0 or more pieces. */
  readonly stock: number;
}

/** Returns the lines that cannot be ordered in their quantity. `pieces` is stock by SKU; a product without an entry is not judged. */
export function shortLines(lines: readonly LineItem[], pieces: Readonly<Record<string, number>>): ShortLine[] {
  return lines.flatMap((line) => {
    const stock = isVirtualSku(line.sku) ? undefined : pieces[line.sku];
    return stock === undefined || line.quantity <= stock ? [] : [{ line, stock: Math.max(0, stock) }];
  });
}
