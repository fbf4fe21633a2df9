import { createContext, use } from 'react';
import type { Shop } from './shop.js';

export const ShopContext = createContext<Shop | undefined>(undefined);

/** The shop that this page is of. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop outside of a page');
  return shop;
}
