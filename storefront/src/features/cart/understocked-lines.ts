import type { LineItem } from '@manifold/domain/cart/contract';
import { isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';

/** A line whose quantity exceeds the stock. */
export interface UnderstockedLine {
  readonly line: LineItem;
  /** Pieces in stock, 0 or more. */
  readonly stock: number;
}

/** Returns the lines whose quantity exceeds the stock. `pieces` is the stock by SKU; lines of unknown stock are left out. */
export function understockedLines(
  lines: readonly LineItem[],
  pieces: Readonly<Record<string, number>>,
): UnderstockedLine[] {
  return lines.flatMap((line) => {
    const stock = isVirtualSku(line.sku) ? undefined : pieces[line.sku];
    return stock === undefined || line.quantity <= stock ? [] : [{ line, stock: Math.max(0, stock) }];
  });
}
