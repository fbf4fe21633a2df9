import { useEffect } from 'react';
import { useObservable } from '../observable/observable.js';
import { useShop } from '../shop/shop.js';
import type { Price } from '@manifold/domain/catalogue/contract';
import { stockLevel, type StockLevel } from '@manifold/domain/low-stock/stock-level';
import { useStoreConfig } from '../store/use-store-config.js';

const NO_STOCK_FIGURES = {};

/** Pieces of a product on stock; undefined until the browser knows. */
export function useStock(sku: string): number | undefined {
  const { stock } = useShop();
  const pieces = useObservable<Readonly<Record<string, number>>>(stock.pieces, NO_STOCK_FIGURES);
  // Stock is never in a cached page: the browser asks after it has drawn it.
  useEffect(() => stock.request(sku), [sku, stock]);
  return pieces[sku];
}

/** How well stocked a product is for its price, by the store's own boundaries; undefined until the browser knows. */
export function useStockLevel(sku: string, price: Price): { level: StockLevel; pieces: number } | undefined {
  const { lowStock } = useStoreConfig();
  const pieces = useStock(sku);
  if (pieces === undefined) return undefined;
  return { level: stockLevel(pieces, (price.discounted ?? price.value).centAmount, lowStock), pieces };
}
