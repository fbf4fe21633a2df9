import type { Stock } from '@manifold/domain/catalogue/contract';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { Market } from '../../integrations/commercetools/ports/market.js';

/** Pieces that a store can sell, asked for anew each time: a stock figure is never cached. */
@Injectable()
export class Stocks {
  constructor(private readonly backend: CatalogueBackend) {}

  /** One entry per SKU in their order; 0 for what nobody stocks. */
  async of(market: Market, skus: readonly string[]): Promise<Stock[]> {
    const { supplyChannelId } = await this.backend.channels(market.storeKey);
    const stock = await this.backend.stock(skus, supplyChannelId);
    return skus.map((sku) => ({ sku, availableQuantity: stock.get(sku) ?? 0 }));
  }
}
