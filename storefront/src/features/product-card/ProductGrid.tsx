import type { ProductCard as Card } from '@manifold/domain/catalogue/contract';
import { ProductCard } from './ProductCard.js';

/** Cards on the first screen, whose pictures load at once. */
const FIRST_CARDS = 4;

export interface ProductGridProps {
  readonly products: readonly Card[];
  /** Called when a product is chosen; the first has the index 0. */
  readonly onChoose?: (product: Card, index: number) => void;
}

/** Product cards in 2, 3 or 4 columns. */
export function ProductGrid({ products, onChoose }: ProductGridProps) {
  return (
    <ul className="pairs gap-3 md:grid-cols-3 lg:gap-5 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            isFirst={index < FIRST_CARDS}
            heading="h2"
            onChoose={onChoose && (() => onChoose(product, index))}
          />
        </li>
      ))}
    </ul>
  );
}
