import { useEffect } from 'react';
import { useObservable } from '../observable/use-observable.js';
import { useShop } from '../shop/shop-context.js';

const NOTHING_KNOWN = {};

/** Pieces of a product on stock; undefined until the browser knows. */
export function useStock(sku: string): number | undefined {
  const { stock } = useShop();
  const pieces = useObservable<Readonly<Record<string, number>>>(stock.pieces, NOTHING_KNOWN);
  // Stock is never in a cached page: the browser asks after it has drawn it.
  useEffect(() => stock.want(sku), [sku, stock]);
  return pieces[sku];
}
