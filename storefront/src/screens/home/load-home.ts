import type { ProductCard } from '@manifold/domain/catalogue/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import type { PageFacts } from '../../platform/routing/router-context.js';
import { LANGUAGES } from '../../platform/store/language-prefix.js';

/** Two screens of a desktop. Every card adds to the weight of the home page. */
const SLIDER_LENGTH = 8;

export interface HomeData extends PageFacts {
  readonly bestsellers: readonly ProductCard[];
  readonly onSale: readonly ProductCard[];
}

async function loadTagged(api: ShopApi, tag: 'bestseller' | 'on-sale'): Promise<readonly ProductCard[]> {
  const { products } = await api.commerce('getProducts', { query: 'tagged', tag, limit: SLIDER_LENGTH });
  return products.results;
}

/** Loads the products of the home page. */
export async function loadHome(api: ShopApi): Promise<HomeData> {
  const [bestsellers, onSale] = await Promise.all([loadTagged(api, 'bestseller'), loadTagged(api, 'on-sale')]);
  return {
    bestsellers,
    onSale,
    paths: Object.fromEntries(LANGUAGES.map((language) => [language, '/'])),
    tags: [...bestsellers, ...onSale].map(({ id }) => `product:${id}`),
  };
}
