import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { Observable } from '../observable/observable.js';

/** How long requests of one page are collected before they are sent. */
const BATCH_DELAY_MS = 30;
const MAX_SKUS_PER_REQUEST = 100;

/** Stock by SKU. Never part of a cached page: the browser requests it for many products at once. */
export class StockStore {
  readonly pieces = new Observable<Readonly<Record<string, number>>>({});
  private requested = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly api: ShopApi) {}

  /** Requests the stock of a product with the next batch. */
  request(sku: string): void {
    if (sku in this.pieces.get()) return;
    this.requested.add(sku);
    this.timer ??= setTimeout(() => void this.load(), BATCH_DELAY_MS);
  }

  private async load(): Promise<void> {
    const skus = [...this.requested].slice(0, MAX_SKUS_PER_REQUEST);
    this.timer = undefined;
    this.requested = new Set();
    try {
      const { inventoryEntries } = await this.api.commerce('getInventory', { skus });
      const known = inventoryEntries.results.map(({ sku, availableQuantity }) => [sku, availableQuantity] as const);
      // A product without an entry is out of stock.
      const missing = skus.map((sku) => [sku, 0] as const);
      this.pieces.set({ ...this.pieces.get(), ...Object.fromEntries([...missing, ...known]) });
    } catch {
      // The page works without stock, because the server checks it when a product is added.
    }
  }
}
