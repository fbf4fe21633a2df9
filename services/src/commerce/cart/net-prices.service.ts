import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { NetPriceBackend } from '../../integrations/commercetools/ports/net-price-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import type { Visit } from '../visit/index.js';
import { ShippingMethods } from './shipping-methods.service.js';

const isNet = ({ grossBeforeNetCentAmount }: CartRecord): boolean => grossBeforeNetCentAmount !== null;

/** A change of a cart, in the name of its owner. */
export interface GrossChange {
  readonly shopper: Shopper;
  /** Changes the cart at gross prices. */
  readonly change: (gross: CartRecord) => Promise<CartRecord>;
  /** Whether the cart has net prices afterwards; without it, they stay as they were. */
  readonly isNetAfter?: boolean | undefined;
}

/** Net prices of a cart, for companies that pay the tax themselves. */
@Injectable()
export class NetPrices {
  constructor(
    private readonly backend: NetPriceBackend,
    private readonly shippingMethods: ShippingMethods,
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
   * Switches a cart to gross prices for a change, because discounts, thresholds and new lines are gross. Then sets the shipping
   * method, and net prices if the cart had them or shall have them. If net prices cannot be set, the cart stays gross, because the
   * change is stored already. If the change fails, the cart gets its earlier prices back.
   */
  async around(visit: Visit, cart: CartRecord, around: GrossChange): Promise<CartRecord> {
    const { shopper, isNetAfter = isNet(cart) } = around;
    const gross = await this.toGrossIfSold(visit, cart, isNetAfter);
    const changed = await this.changed(visit, { before: cart, gross: gross ?? cart }, around);
    const next = gross ? changed : ((await this.toGrossIfSold(visit, changed, isNetAfter)) ?? changed);
    return this.finish(visit, shopper, next, isNetAfter);
  }

  private async changed(
    visit: Visit,
    { before, gross }: { readonly before: CartRecord; readonly gross: CartRecord },
    { shopper, change }: GrossChange,
  ): Promise<CartRecord> {
    try {
      return await change(gross);
    } catch (error) {
      if (gross !== before)
        await this.finish(visit, shopper, gross, true).catch((failure: unknown) => {
          this.logger.warn({ err: failure, cartId: gross.id }, 'net prices were not restored after a refused change');
        });
      throw error;
    }
  }

  /**
   * Restores gross prices. Returns undefined if a product of the cart is no longer sold and the cart may stay net, because only a
   * change can remove that product.
   */
  private async toGrossIfSold(visit: Visit, cart: CartRecord, mayStayNet: boolean): Promise<CartRecord | undefined> {
    try {
      return await this.toGross(visit, cart);
    } catch (error) {
      if (mayStayNet && error instanceof ShopError && error.code === 'product-not-found') return undefined;
      throw error;
    }
  }

  private async finish(visit: Visit, shopper: Shopper, cart: CartRecord, isNetAfter: boolean): Promise<CartRecord> {
    const gross = await this.shippingMethods.update(shopper, cart);
    return isNetAfter && gross.lineItems.length > 0 ? this.toNetIfPossible(visit, gross) : gross;
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
