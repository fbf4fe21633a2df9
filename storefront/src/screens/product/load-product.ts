import type { Product } from '@manifold/domain/catalogue/contract';
import type { PageFacts } from '../../platform/router-context.js';
import { movedPermanently, pageNotFound } from '../../platform/routing/outcomes.js';
import type { Shop } from '../../platform/shop/shop.js';
import { languagePrefix } from '../../platform/store/language-prefix.js';

const SLUG = /^[a-z0-9][a-z0-9-]{0,255}$/;

export interface ProductData extends PageFacts {
  readonly kind: 'product';
  readonly product: Product;
}

/** A product's page. An address with the right SKU and other words leads to the product's own. */
export async function loadProduct({ api, config }: Shop, slug: string): Promise<ProductData> {
  if (!SLUG.test(slug)) pageNotFound();
  const { product } = await api.commerce('getProduct', { slug });
  if (!product) pageNotFound();
  if (!product.path.endsWith(`/${slug}`)) movedPermanently(languagePrefix(config.first) + product.path);
  return { kind: 'product', product, paths: product.paths, tags: [`product:${product.id}`] };
}
