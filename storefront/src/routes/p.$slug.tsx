import { createFileRoute } from '@tanstack/react-router';
import { loadProduct } from '../screens/product/load-product.js';
import { ProductScreen } from '../screens/product/ProductScreen.js';
import { slugHead } from '../screens/slug/slug-head.js';

/** A product's page; its address has the `/p/` where routes are native (spec core §2). */
export const Route = createFileRoute('/p/$slug')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadProduct(context.shop, params.slug),
  head: ({ loaderData, match }) => slugHead(loaderData, match),
  component: Product,
});

function Product() {
  const { product, reviews, suggestions } = Route.useLoaderData();
  // Another product is another buy box: its quantity starts at one again.
  return <ProductScreen key={product.id} product={product} reviews={reviews} suggestions={suggestions} />;
}
