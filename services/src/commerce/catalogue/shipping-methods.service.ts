import { Injectable } from '@nestjs/common';
import {
  CatalogueBackend,
  type ShippingMethodRecord,
} from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { Market } from '../../integrations/commercetools/ports/market.js';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';

const FRESH_MILLISECONDS = 5 * 60_000;

/** Caches the shipping methods of stores, for delivery times. */
@Injectable()
export class ShippingMethods {
  // An index, not a view model: cached regardless of VIEW_MODEL_CACHE.
  private readonly methods = new Cache<ShippingMethodRecord[]>({
    maximumEntries: 100,
    lifetimes: { fresh: FRESH_MILLISECONDS, stale: Infinity },
  });

  constructor(
    private readonly backend: CatalogueBackend,
    caches: CacheRegistry,
  ) {
    caches.register('shipping-methods', this.methods);
  }

  /** Returns the shipping methods of a store's country, at most five minutes old while the backend answers. */
  list(market: Market): Promise<ShippingMethodRecord[]> {
    return this.methods.load(market.storeKey, () => this.backend.shippingMethods(market));
  }
}
