import type { Product, ProductCard, ProductRelation } from '@manifold/domain/catalogue/contract';
import { skuOfSlug } from '@manifold/domain/catalogue/slugs';
import type { ReviewList } from '@manifold/domain/reviews/contract';
import type { PageFacts } from '../../platform/routing/router-context.js';
import { movedPermanently, pageNotFound } from '../../platform/routing/outcomes.js';
import type { Shop } from '../../platform/shop/shop.js';
import { languagePrefix } from '../../platform/store/language-prefix.js';

const SLUG = /^[a-z0-9][a-z0-9-]{0,255}$/;
/** Spec core §9. */
const MAXIMUM_RELATED = 8;

/** Products that are suggested on a product's page. */
export interface Suggestions {
  /** A machine's accessories, or the machines that an accessory fits. */
  readonly matching: readonly ProductCard[];
  readonly similar: readonly ProductCard[];
}

export interface ProductData extends PageFacts {
  readonly kind: 'product';
  readonly product: Product;
  readonly suggestions: Suggestions;
  /** The first page of its reviews; null if they could not be loaded, which must not prevent a purchase. */
  readonly reviews: ReviewList | null;
}

/** Loads related products. A failure gives none, because the page works without them. */
async function related({ api }: Shop, sku: string, relation: ProductRelation): Promise<readonly ProductCard[]> {
  try {
    const { products } = await api.commerce('getProducts', { query: 'related', sku, relation, limit: MAXIMUM_RELATED });
    return products.results;
  } catch {
    return [];
  }
}

/** Loads a product. An address with the right SKU but other words redirects to the product's own address. */
export async function loadProduct(shop: Shop, slug: string): Promise<ProductData> {
  const { api, config } = shop;
  const sku = SLUG.test(slug) ? skuOfSlug(slug) : undefined;
  if (!sku) pageNotFound();
  const [{ product }, reviews, matching, similar] = await Promise.all([
    api.commerce('getProduct', { slug }),
    api.commerce('getReviews', { sku }).then(
      (answer) => answer.reviews,
      () => null,
    ),
    related(shop, sku, 'matching'),
    related(shop, sku, 'similar'),
  ]);
  if (!product) pageNotFound();
  if (!product.path.endsWith(`/${slug}`)) movedPermanently(languagePrefix(config.first) + product.path);
  const shown = [product, ...matching, ...similar];
  const tags = shown.map(({ id }) => `product:${id}`);
  return { kind: 'product', product, suggestions: { matching, similar }, reviews, paths: product.paths, tags };
}
