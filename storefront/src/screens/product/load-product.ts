import type { Product } from '@manifold/domain/catalogue/contract';
import { notFound, redirect } from '@tanstack/react-router';
import type { PageFacts } from '../../platform/router-context.js';
import type { Shop } from '../../platform/shop/shop.js';
import { languagePrefix } from '../../platform/store/language-prefix.js';

const SLUG = /^[a-z0-9][a-z0-9-]{0,255}$/;
const MOVED_PERMANENTLY = 301;

export interface ProductData extends PageFacts {
  readonly kind: 'product';
  readonly product: Product;
}

/** A product's page. An address with the right SKU and other words leads to the product's own. */
export async function loadProduct({ api, config }: Shop, slug: string, path: string): Promise<ProductData> {
  if (!SLUG.test(slug)) throw notFound();
  const { product } = await api.commerce('getProduct', { slug });
  if (!product) throw notFound();
  if (product.path !== path) {
    throw redirect({ href: languagePrefix(config.first) + product.path, statusCode: MOVED_PERMANENTLY });
  }
  return { kind: 'product', product, paths: product.paths, tags: [`product:${product.id}`] };
}
