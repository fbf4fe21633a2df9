import { Injectable } from '@nestjs/common';
import type { CartAnswer } from '../carts/cart-answer.js';
import { updateCart } from '../carts/cart-documents.js';
import { cartRecord } from '../carts/cart-record.js';
import { withShopErrors } from '../connection/backend-failure.js';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import type { CartRecord } from '../ports/cart-records.js';
import type { Market } from '../ports/market.js';
import { NetPriceBackend } from '../ports/net-price-backend.js';
import { netPriceActions, platformPriceActions } from './net-price-actions.js';

/** Net prices through the service client. Each switch is one update at exactly the cart's version. */
@Injectable()
export class CommercetoolsNetPrices extends NetPriceBackend {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  override setNetPrices(market: Market, cart: CartRecord, rate: number): Promise<CartRecord> {
    return this.update(market, cart, netPriceActions(cart, market.countryCode, rate));
  }

  override restorePrices(market: Market, cart: CartRecord, isNetDue: boolean): Promise<CartRecord> {
    return this.update(market, cart, platformPriceActions(cart, isNetDue));
  }

  private update({ storeKey, languages }: Market, { id, version }: CartRecord, actions: readonly object[]) {
    const variables = { storeKey, id, version, actions, languages };
    return withShopErrors(async () => {
      const { cart } = await this.client.graphql<{ cart: CartAnswer }>('service', updateCart, variables, 'write');
      return cartRecord(cart);
    });
  }
}
