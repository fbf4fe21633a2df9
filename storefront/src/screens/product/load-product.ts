import type { Product } from '@manifold/domain/catalogue/contract';
import { skuOfSlug } from '@manifold/domain/catalogue/product-slug';
import type { ReviewList } from '@manifold/domain/reviews/contract';
import type { PageFacts } from '../../platform/router-context.js';
import { movedPermanently, pageNotFound } from '../../platform/routing/outcomes.js';
import type { Shop } from '../../platform/shop/shop.js';
import { languagePrefix } from '../../platform/store/language-prefix.js';

const SLUG = /^[a-z0-9][a-z0-9-]{0,255}$/;

export interface ProductData extends PageFacts {
  readonly kind: 'product';
  readonly product: Product;
  /** The first page of its reviews; null where they could not be had, which keeps nobody from buying. */
  readonly reviews: ReviewList | null;
}

/** A product's page. An address with the right SKU and other words leads to the product's own. */
export async function loadProduct({ api, config }: Shop, slug: string): Promise<ProductData> {
  if (!SLUG.test(slug)) pageNotFound();
  const sku = skuOfSlug(slug);
  if (!sku) pageNotFound();
  const [{ product }, reviews] = await Promise.all([
    api.commerce('getProduct', { slug }),
    api.commerce('getReviews', { sku }).then(
      (answer) => answer.reviews,
      () => null,
    ),
  ]);
  if (!product) pageNotFound();
  if (!product.path.endsWith(`/${slug}`)) movedPermanently(languagePrefix(config.first) + product.path);
  return { kind: 'product', product, reviews, paths: product.paths, tags: [`product:${product.id}`] };
}
