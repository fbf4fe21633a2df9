import { Injectable } from '@nestjs/common';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { CatalogueChange } from '../../integrations/commercetools/ports/catalogue-changes.js';
import { Categories } from './categories.service.js';
import { ProductCards } from './product-cards.service.js';
import { ProductReading } from './product-reading.service.js';
import { Products } from './products.service.js';
import { StockReading } from './stock-reading.service.js';

type Listener = (kinds: ReadonlySet<CatalogueChange['kind']>) => void;

/** Everything of the catalogue that this process has cached. */
@Injectable()
export class CatalogueMemory {
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly categories: Categories,
    private readonly reading: ProductReading,
    private readonly cards: ProductCards,
    private readonly pages: Products,
    private readonly stock: StockReading,
  ) {}

  /** Calls `listener` with the kinds of each batch of changes before pages hear of it, so that a module above can invalidate. */
  onChange(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Invalidates what these changes concern. Lists are read again before it returns. */
  async invalidate(changes: readonly CatalogueChange[]): Promise<void> {
    const kinds = new Set(changes.map((change) => change.kind));
    const products = new Set(changes.flatMap((change) => productOf(change) ?? []));
    if (kinds.has('stores')) this.backend.refreshChannels();
    if (kinds.has('categories')) this.categories.invalidate();
    for (const listener of this.listeners) listener(kinds);
    if (products.size > 0) {
      this.cards.invalidate(products);
      this.pages.invalidate(products);
      await this.reading.refresh(undated(changes));
    }
    if (kinds.has('stock')) await this.stock.refresh();
  }
}

/** Products that are priced or rated otherwise and have not changed themselves: they are found by no date. */
const undated = (changes: readonly CatalogueChange[]): string[] => [
  ...new Set(changes.flatMap((change) => (change.kind === 'product' ? [] : (productOf(change) ?? [])))),
];

function productOf(change: CatalogueChange): string | undefined {
  if (change.kind === 'product') return change.id;
  return change.kind === 'prices' || change.kind === 'review' ? change.productId : undefined;
}
