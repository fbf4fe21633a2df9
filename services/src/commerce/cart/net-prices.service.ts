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
  /** Whether the cart has net prices afterwards; by default it has them if it had them or an interrupted change lost them. */
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

  /** Sets net prices, and the shipping method if it is missing; returns a cart that has net prices unchanged. */
  async toNet(visit: Visit, shopper: Shopper, cart: CartRecord): Promise<CartRecord> {
    return isNet(cart) ? cart : this.setNetPrices(visit, await this.shippingMethods.update(shopper, cart));
  }

  /**
   * Restores gross prices, without a shipping method; returns a cart that has them unchanged. The cart remembers whether net prices
   * are due, so that its next change sets them if this one is interrupted.
   */
  async toGross(visit: Visit, cart: CartRecord, isNetDue: boolean): Promise<CartRecord> {
    const isUnchanged = !isNet(cart) && (isNetDue || !cart.isNetDue);
    return isUnchanged ? cart : this.backend.restorePrices(visit.market, cart, isNetDue);
  }

  /**
   * Switches a cart to gross prices for a change, because discounts, thresholds and new lines are gross. Then sets the shipping
   * method, and net prices if the cart had them or must get them. If net prices cannot be set, the cart stays gross, because the
   * change is stored already; the next one tries again. If the change fails, the cart gets its earlier prices back.
   */
  async around(visit: Visit, cart: CartRecord, around: GrossChange): Promise<CartRecord> {
    const { shopper, isNetAfter = isNet(cart) || cart.isNetDue } = around;
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
      return await this.toGross(visit, cart, mayStayNet);
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
      return isNet(gross) ? gross : await this.setNetPrices(visit, gross);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      this.logger.warn({ err: error, cartId: gross.id }, 'net prices were not set');
      return gross;
    }
  }

  private setNetPrices(visit: Visit, gross: CartRecord): Promise<CartRecord> {
    const { standardRate } = visit.snapshot.document.sections['tax-rate'];
    return this.backend.setNetPrices(visit.market, gross, standardRate);
  }
}
