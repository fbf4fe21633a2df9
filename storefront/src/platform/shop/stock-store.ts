import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { Observable } from '../observable/observable.js';

/** How long the cards of one page have to ask together. */
const GATHER_MS = 30;
const MOST_SKUS_AT_ONCE = 100;

/** Pieces on stock by SKU. Never part of a cached page: asked for by the browser, many products at once. */
export class StockStore {
  readonly pieces = new Observable<Readonly<Record<string, number>>>({});
  private wanted = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly api: ShopApi) {}

  /** Wants a product's stock to be known soon. */
  want(sku: string): void {
    if (sku in this.pieces.get()) return;
    this.wanted.add(sku);
    this.timer ??= setTimeout(() => void this.ask(), GATHER_MS);
  }

  private async ask(): Promise<void> {
    const skus = [...this.wanted].slice(0, MOST_SKUS_AT_ONCE);
    this.timer = undefined;
    this.wanted = new Set();
    try {
      const { inventoryEntries } = await this.api.commerce('getInventory', { skus });
      const known = inventoryEntries.results.map(({ sku, availableQuantity }) => [sku, availableQuantity] as const);
      // A product without an entry has none to sell.
      const missing = skus.map((sku) => [sku, 0] as const);
      this.pieces.set({ ...this.pieces.get(), ...Object.fromEntries([...missing, ...known]) });
    } catch {
      // A page without stock figures still sells: the server checks when the product is added.
    }
  }
}
