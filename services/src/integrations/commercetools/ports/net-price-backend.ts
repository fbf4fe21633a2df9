import type { CartRecord } from './cart-records.js';
import type { Market } from './market.js';

/** Switches a cart between prices with and without tax, which only a service client may do. Errors as in `CartBackend`. */
export abstract class NetPriceBackend {
  /**
   * Replaces all prices of a cart by net prices without tax. `rate` is the tax rate that the gross prices include. The cart keeps
   * its gross total for rules about limits. Later changes of the cart are gross again.
   */
  abstract setNetPrices(market: Market, cart: CartRecord, rate: number): Promise<CartRecord>;
  /**
   * Restores the platform's prices and taxes. The cart has no shipping method afterwards. With `isNetDue`, it remembers until the
   * next switch that it must have net prices again.
   */
  abstract restorePrices(market: Market, cart: CartRecord, isNetDue: boolean): Promise<CartRecord>;
}
