import type { Price } from '@manifold/domain/catalogue/contract';
import { stockLevel, type StockLevel } from '@manifold/domain/low-stock/stock-level';
import { useStoreConfig } from '../store/use-store-config.js';
import { useStock } from './use-stock.js';

/** How well stocked a product is for its price, by the store's own boundaries; undefined until the browser knows. */
export function useStockLevel(sku: string, price: Price): { level: StockLevel; pieces: number } | undefined {
  const { lowStock } = useStoreConfig();
  const pieces = useStock(sku);
  if (pieces === undefined) return undefined;
  return { level: stockLevel(pieces, (price.discounted ?? price.value).centAmount, lowStock), pieces };
}
