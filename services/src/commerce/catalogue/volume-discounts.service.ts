import type { VolumeDiscount } from '@manifold/domain/volume-discount/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  CatalogueBackend,
  type VolumeDiscountRecord,
} from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { Market } from '../../integrations/commercetools/ports/market.js';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';
import { LOGGER } from '../../platform/logging/logging.module.js';

const FRESH_MILLISECONDS = 60_000;

/** Lists the volume discounts of products. */
@Injectable()
export class VolumeDiscounts {
  // An index, not a view model: cached regardless of VIEW_MODEL_CACHE.
  private readonly discounts = new Cache<VolumeDiscountRecord[]>({
    maximumEntries: 100,
    lifetimes: { fresh: FRESH_MILLISECONDS, stale: Infinity },
  });

  constructor(
    private readonly backend: CatalogueBackend,
    @Inject(LOGGER) private readonly logger: Logger,
    caches: CacheRegistry,
  ) {
    caches.register('volume-discounts', this.discounts);
  }

  /** Returns the volume discounts of a product group, smallest quantity first; none (and a log entry) if they cannot be read (spec core §8). */
  async list({ storeKey }: Market, group: string | null): Promise<VolumeDiscount[]> {
    if (group === null) return [];
    try {
      const all = await this.discounts.load(storeKey, () => this.backend.volumeDiscounts(storeKey));
      const own = all.filter((discount) => discount.group === group);
      return own.map(({ from, permyriad }) => ({ from, permyriad })).sort((first, second) => first.from - second.from);
    } catch (error) {
      this.logger.error({ err: error, storeKey }, 'volume discounts not read');
      return [];
    }
  }
}
