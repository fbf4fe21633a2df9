import type { ProductCard as Card } from '@manifold/domain/catalogue/contract';
import { preload } from 'react-dom';
import { type CachedListProps, cachedListOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { ProductCard, type ProductCardProps } from './ProductCard.js';

/** Cards on the first screen, whose pictures load at once. */
const FIRST_CARDS = 4;

function GridItem(props: ProductCardProps) {
  return (
    <li>
      <ProductCard {...props} heading="h2" />
    </li>
  );
}

function UncachedItems({ items }: CachedListProps<ProductCardProps>) {
  return items.map((item) => <GridItem key={item.product.id} {...item} />);
}

const GridItems = import.meta.env.SSR
  ? cachedListOnServer(GridItem, {
      ownerOf: ({ product }) => product,
      variantOf: ({ isFirst }) => (isFirst ? 'first grid item' : 'grid item'),
    })
  : UncachedItems;

/** Cached markup preloads no pictures. */
function preloadPictures(products: readonly Card[]): void {
  for (const { image } of products) if (image) preload(image.url, { as: 'image', fetchPriority: 'high' });
}

export interface ProductGridProps {
  readonly products: readonly Card[];
  /** Called when a product is chosen; the first has the index 0. */
  readonly onChoose?: (product: Card, index: number) => void;
}

/** Product cards in 2, 3 or 4 columns. */
export function ProductGrid({ products, onChoose }: ProductGridProps) {
  const items = products.map((product, index) => ({
    product,
    isFirst: index < FIRST_CARDS,
    onChoose: onChoose && (() => onChoose(product, index)),
  }));
  if (import.meta.env.SSR) preloadPictures(products.slice(0, FIRST_CARDS));
  return (
    <ul className="pairs gap-3 md:grid-cols-3 lg:gap-5 xl:grid-cols-4">
      <GridItems items={items} />
    </ul>
  );
}
