import { Injectable } from '@nestjs/common';
import {
  CatalogueBackend,
  type ShippingMethodRecord,
} from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { Market } from '../../integrations/commercetools/ports/market.js';
import { Caches } from '../../platform/caches/caches.js';
import { ViewCache } from './view-cache.js';

const FRESH_MILLISECONDS = 5 * 60_000;

/** The ways in which a store sends, for the delivery times of its products. */
@Injectable()
export class ShippingMethods {
  // An index and not a view model: it stays whatever VIEW_MODEL_CACHE says.
  private readonly methods = new ViewCache<ShippingMethodRecord[]>({
    maximum: 100,
    freshMilliseconds: FRESH_MILLISECONDS,
    enabled: true,
  });

  constructor(
    private readonly backend: CatalogueBackend,
    caches: Caches,
  ) {
    caches.watch('shipping-methods', () => this.methods.fill);
  }

  /** The shipping methods of a store's country, at most five minutes old while the backend answers. */
  of(market: Market): Promise<ShippingMethodRecord[]> {
    return this.methods.get(market.storeKey, () => this.backend.shippingMethods(market));
  }
}
