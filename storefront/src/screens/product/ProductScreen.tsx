import type { Product } from '@manifold/domain/catalogue/contract';
import type { ReviewList } from '@manifold/domain/reviews/contract';
import { useEffect } from 'react';
import { useAddToCart } from '../../features/add-to-cart/use-add-to-cart.js';
import { ShopBreadcrumb } from '../../features/breadcrumb/ShopBreadcrumb.js';
import { cachedOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { withMessages } from '../../platform/intl/page-messages.js';
import { latePart } from '../../platform/chunks/LatePart.js';
import { useShop } from '../../platform/shop/shop.js';
import { BuyBox } from './BuyBox.js';
import { Gallery } from './Gallery.js';
import type { Suggestions } from './load-product.js';
import { useIsScrolledPast } from './use-is-scrolled-past.js';

/** Hidden until the button of the buy box has left the screen. */
const FloatingBar = latePart(async () => (await import('./FloatingBar.js')).FloatingBar, null);
const Motion = latePart(
  async () => (await withMessages('product', import('../../features/motion/ProductMotion.js'))).ProductMotion,
  <div className="h-12" />,
);
const Details = latePart(
  async () => (await withMessages('product', import('./Details.js'))).Details,
  <div className="min-h-dvh" />,
);
const SuggestedProducts = latePart(
  async () => (await withMessages('product', import('./SuggestedProducts.js'))).SuggestedProducts,
  <div className="min-h-120" />,
);

const Reviews = latePart(
  async () => (await withMessages('reviews', import('../../features/reviews/ProductReviews.js'))).ProductReviews,
  <div className="min-h-80" />,
);

export interface ProductScreenProps {
  readonly product: Product;
  readonly reviews: ReviewList | null;
  readonly suggestions: Suggestions;
}

const UncachedBreadcrumb = ({ product: { breadcrumb, name } }: { readonly product: Product }) => (
  <ShopBreadcrumb steps={breadcrumb} here={name} />
);

const ProductBreadcrumb = import.meta.env.SSR
  ? cachedOnServer(UncachedBreadcrumb, { ownerOf: ({ product }) => product, variantOf: () => 'product breadcrumb' })
  : UncachedBreadcrumb;

export function ProductScreen({ product, reviews, suggestions }: ProductScreenProps) {
  const { analytics } = useShop();
  const { sku } = product;
  // Opening the page is the event.
  useEffect(() => analytics.emit({ name: 'view-product', sku }), [analytics, sku]);
  const control = useAddToCart(product);
  const [buttonRef, isScrolledPast] = useIsScrolledPast();
  return (
    <div className="page">
      <ProductBreadcrumb product={product} />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:gap-y-10 print:grid-cols-2">
        <div className="min-w-0">
          <Gallery images={product.images} />
          {product.frames.length > 0 || product.filmUrl ? <Motion product={product} /> : null}
        </div>
        <div className="lg:row-span-2">
          <div className="lg:sticky lg:top-6">
            <BuyBox product={product} control={control} buttonRef={buttonRef} />
            <FloatingBar product={product} control={control} isShown={isScrolledPast} />
          </div>
        </div>
        <div className="min-w-0 space-y-10 md:max-lg:col-span-2 lg:space-y-12 print:col-span-2">
          <Details product={product} />
          <Reviews productId={product.id} sku={product.sku} rating={product.rating} first={reviews} />
        </div>
      </div>
      <SuggestedProducts suggestions={suggestions} isAccessory={product.productTypeKey === 'accessory'} />
    </div>
  );
}
