import { Injectable } from '@nestjs/common';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { CatalogueChange } from '../../integrations/commercetools/ports/catalogue-changes.js';
import { Categories } from './categories.service.js';
import { ProductCards } from './product-cards.service.js';
import { ProductReading } from './product-reading.service.js';
import { Products } from './products.service.js';
import { StockReading } from './stock-reading.service.js';

type Listener = (kinds: ReadonlySet<CatalogueChange['kind']>) => void;

/** Invalidates the catalogue caches of this process. */
@Injectable()
export class CatalogueCaches {
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly categories: Categories,
    private readonly reading: ProductReading,
    private readonly cards: ProductCards,
    private readonly products: Products,
    private readonly stock: StockReading,
  ) {}

  /** Calls `listener` with the kinds of each batch of changes before pages are notified, so that other modules can invalidate theirs. */
  onChange(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Invalidates the caches affected by changes. Rereads listings before it returns. */
  async invalidate(changes: readonly CatalogueChange[]): Promise<void> {
    const kinds = new Set(changes.map((change) => change.kind));
    const products = new Set(changes.flatMap((change) => productOf(change) ?? []));
    if (kinds.has('stores')) this.backend.refreshChannels();
    if (kinds.has('categories')) this.categories.invalidate();
    for (const listener of this.listeners) listener(kinds);
    if (products.size > 0) {
      this.cards.invalidate(products);
      this.products.invalidate(products);
      await this.reading.refresh(productsWithNewPriceOrRating(changes));
    }
    if (kinds.has('stock')) await this.stock.refresh();
  }
}

/** Returns products whose price or rating changed without a new modification date. */
const productsWithNewPriceOrRating = (changes: readonly CatalogueChange[]): string[] => [
  ...new Set(changes.flatMap((change) => (change.kind === 'product' ? [] : (productOf(change) ?? [])))),
];

function productOf(change: CatalogueChange): string | undefined {
  if (change.kind === 'product') return change.id;
  return change.kind === 'prices' || change.kind === 'review' ? change.productId : undefined;
}
