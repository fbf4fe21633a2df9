import { createFileRoute } from '@tanstack/react-router';
import { loadProduct } from '../screens/product/load-product.js';
import { ProductScreen } from '../screens/product/ProductScreen.js';
import { slugHead } from '../screens/slug/slug-head.js';

/** The page of a product. With native routing its address starts with `/p/` (spec core §2). */
export const Route = createFileRoute('/p/$slug')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadProduct(context.shop, params.slug),
  head: ({ loaderData, match }) => slugHead(loaderData, match),
  component: Product,
});

function Product() {
  const { product, reviews, suggestions } = Route.useLoaderData();
  // A new product resets the buy box, so that the quantity starts at one.
  return <ProductScreen key={product.id} product={product} reviews={reviews} suggestions={suggestions} />;
}
