import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { NetPriceBackend } from '../../integrations/commercetools/ports/net-price-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import type { Visit } from '../visit/index.js';

const isNet = ({ grossBeforeNetCentAmount }: CartRecord): boolean => grossBeforeNetCentAmount !== null;

/** Net prices of a cart, for companies that pay the tax themselves. */
@Injectable()
export class NetPrices {
  constructor(
    private readonly backend: NetPriceBackend,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Sets net prices; returns a cart that has them unchanged. */
  async toNet(visit: Visit, cart: CartRecord): Promise<CartRecord> {
    if (isNet(cart)) return cart;
    const { standardRate } = visit.snapshot.document.sections['tax-rate'];
    return this.backend.setNetPrices(visit.market, cart, standardRate);
  }

  /** Restores gross prices, without a shipping method; returns a cart that has them unchanged. */
  async toGross(visit: Visit, cart: CartRecord): Promise<CartRecord> {
    return isNet(cart) ? this.backend.restorePrices(visit.market, cart) : cart;
  }

  /**
   * Switches a cart to gross prices for a change, because discounts, thresholds and new lines are gross. Then restores net prices
   * if the cart had them, or as `after` says. If that fails, the cart stays gross, because the change is stored already.
   */
  async around(
    visit: Visit,
    cart: CartRecord,
    change: (gross: CartRecord) => Promise<CartRecord>,
    after = isNet(cart),
  ): Promise<CartRecord> {
    const changed = await change(await this.toGross(visit, cart));
    return after && changed.lineItems.length > 0 ? this.toNetIfPossible(visit, changed) : changed;
  }

  private async toNetIfPossible(visit: Visit, gross: CartRecord): Promise<CartRecord> {
    try {
      return await this.toNet(visit, gross);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      this.logger.warn({ err: error, cartId: gross.id }, 'net prices were not set');
      return gross;
    }
  }
}
