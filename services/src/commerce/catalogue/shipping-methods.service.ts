import { Injectable } from '@nestjs/common';
import {
  CatalogueBackend,
  type ShippingMethodRecord,
} from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { Market } from '../../integrations/commercetools/ports/market.js';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';

const FRESH_MILLISECONDS = 5 * 60_000;

/** The ways in which a store sends, for the delivery times of its products. */
@Injectable()
export class ShippingMethods {
  // An index and not a view model: it stays whatever VIEW_MODEL_CACHE says.
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

  /** The shipping methods of a store's country, at most five minutes old while the backend answers. */
  of(market: Market): Promise<ShippingMethodRecord[]> {
    return this.methods.load(market.storeKey, () => this.backend.shippingMethods(market));
  }
}
