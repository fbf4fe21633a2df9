import { useEffect } from 'react';
import { useObservable } from '../observable/observable.js';
import { useShop } from '../shop/shop.js';
import type { Price } from '@manifold/domain/catalogue/contract';
import { stockLevel, type StockLevel } from '@manifold/domain/low-stock/stock-level';
import { useStoreConfig } from '../store/use-store-config.js';

/** Returns the pieces of a product in stock; undefined until known. */
export function useStock(sku: string): number | undefined {
  const { stock } = useShop();
  const pieces = useObservable(stock.pieces);
  // Stock is never part of a cached page, so the browser requests it after rendering.
  useEffect(() => stock.request(sku), [sku, stock]);
  return pieces[sku];
}

/** Returns the stock level of a product by the store's limits for its price; undefined until the stock is known. */
export function useStockLevel(sku: string, price: Price): { level: StockLevel; pieces: number } | undefined {
  const { lowStock } = useStoreConfig();
  const pieces = useStock(sku);
  if (pieces === undefined) return undefined;
  return { level: stockLevel(pieces, (price.discounted ?? price.value).centAmount, lowStock), pieces };
}
