import type { LineItem } from '@manifold/domain/cart/contract';
import type { Stock } from '@manifold/domain/catalogue/contract';
import { isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';

export interface ShortLine {
  readonly product: string;
  readonly pieces: number;
}

/** The first line that asks for more than is on stock, with what is there. */
export function shortLine(lines: readonly LineItem[], stock: readonly Stock[]): ShortLine | undefined {
  const piecesOf = (sku: string): number => stock.find((entry) => entry.sku === sku)?.availableQuantity ?? 0;
  const line = lines.find(({ sku, quantity }) => !isVirtualSku(sku) && quantity > piecesOf(sku));
  return line && { product: line.name, pieces: piecesOf(line.sku) };
}
