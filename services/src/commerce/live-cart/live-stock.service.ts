import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { CatalogueBackend, type StockRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { StockReading } from '../catalogue/index.js';
import { CartChannels } from './cart-channels.service.js';

/** Sends changed stock to open carts. Every replica follows the stock itself, so replicas exchange no messages about it. */
@Injectable()
export class LiveStock implements OnModuleInit {
  constructor(
    private readonly reading: StockReading,
    private readonly backend: CatalogueBackend,
    private readonly channels: CartChannels,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.reading.onChange((rows) => {
      this.send(rows).catch((error: unknown) => this.logger.debug({ err: error }, 'stock not sent to open carts'));
    });
  }

  /** Reads the stock if an open cart has one of these products. */
  refreshFor(skus: readonly string[]): void {
    if (!this.channels.hasAny(skus)) return;
    this.reading
      .refresh()
      .catch((error: unknown) => this.logger.debug({ err: error }, 'stock not read for open carts'));
  }

  private async send(rows: readonly StockRow[]): Promise<void> {
    if (rows.length === 0) return;
    for (const storeKey of this.channels.storeKeys) {
      const { supplyChannelId } = await this.backend.channels(storeKey);
      const own = rows.filter((row) => row.supplyChannelId === supplyChannelId);
      const stock = own.map(({ sku, availableQuantity }) => [sku, Math.max(0, availableQuantity)] as const);
      this.channels.updateStock(storeKey, new Map(stock));
    }
  }
}
