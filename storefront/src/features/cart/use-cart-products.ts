import type { LineItem } from '@manifold/domain/cart/contract';
import type { ProductCard } from '@manifold/domain/catalogue/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';
import { useEffect, useState } from 'react';
import { useCart } from '../../platform/cart/use-cart.js';
import { useShop } from '../../platform/shop/shop.js';

/** Maximum SKUs per request. */
const MAX_SKUS = 30;
const SEPARATOR = ' ';

const NO_DAYS: Readonly<Record<string, number | null>> = {};

export interface CartSuggestions {
  /** What the products are: the cart may have changed since they were loaded. */
  readonly kind: 'suggestions' | 'bestsellers';
  readonly products: readonly ProductCard[];
}

const NO_SUGGESTIONS: CartSuggestions = { kind: 'suggestions', products: [] };

/** Returns the products' SKUs as one text, so that an effect runs only if they change. Services are left out. */
const skusText = (lines: readonly LineItem[]): string =>
  lines
    .map(({ sku }) => sku)
    .filter((sku) => !isVirtualSku(sku))
    .sort()
    .slice(0, MAX_SKUS)
    .join(SEPARATOR);

/** Returns the working days until each product arrives, by SKU; empty until they are loaded. */
export function useDeliveryDays(lines: readonly LineItem[]): Readonly<Record<string, number | null>> {
  const { api } = useShop();
  const skus = skusText(lines);
  const [days, setDays] = useState(NO_DAYS);
  // The cart is personal, so the browser loads the products of its lines after rendering.
  useEffect(() => {
    if (skus === '') return;
    return ifStillShown(
      api.commerce('getProducts', { query: 'skus', skus: skus.split(SEPARATOR) }).then((answer) => cardsOf(answer)),
      (cards) => setDays(Object.fromEntries(cards.map(({ sku, deliveryDays }) => [sku, deliveryDays]))),
    );
  }, [api, skus]);
  return days;
}

/**
 * Returns at most `limit` products that match the cart; for a shopper without lines, the bestsellers. Nothing is loaded before the
 * cart is known, or while the products are not shown.
 */
export function useCartSuggestions(limit: number, isShown = true): CartSuggestions {
  const { api } = useShop();
  const { cart, status } = useCart();
  const skus = isShown && status === 'ready' ? skusText(cart?.lineItems ?? []) : undefined;
  const [suggestions, setSuggestions] = useState(NO_SUGGESTIONS);
  useEffect(() => {
    if (skus === undefined) return;
    return ifStillShown(loadSuggestions(api, skus, limit), setSuggestions);
  }, [api, skus, limit]);
  return suggestions;
}

async function loadSuggestions(api: ShopApi, skus: string, limit: number): Promise<CartSuggestions> {
  if (skus === '') {
    const answer = await api.commerce('getProducts', { query: 'tagged', tag: 'bestseller', limit });
    return { kind: 'bestsellers', products: cardsOf(answer) };
  }
  const answer = await api.commerce('getProducts', { query: 'complementary', skus: skus.split(SEPARATOR), limit });
  return { kind: 'suggestions', products: cardsOf(answer) };
}

const cardsOf = ({ products }: { readonly products: { readonly results: readonly ProductCard[] } }) => products.results;

/** Stores the loaded products unless the effect has ended. The cart works without them, so a failure is ignored. */
function ifStillShown<Loaded>(loading: Promise<Loaded>, show: (loaded: Loaded) => void): () => void {
  let isShown = true;
  loading.then((loaded) => isShown && show(loaded)).catch(() => undefined);
  return () => {
    isShown = false;
  };
}
