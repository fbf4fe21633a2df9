import { Injectable } from '@nestjs/common';
import { CartBackend, type Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { needsShippingMethod, selectShippingMethod } from './shipping-method.js';

/** Keeps the shipping method of a cart in line with its content. */
@Injectable()
export class ShippingMethods {
  constructor(private readonly backend: CartBackend) {}

  /** Sets the shipping method that the cart should have; returns a cart that has it unchanged. */
  async update(shopper: Shopper, cart: CartRecord): Promise<CartRecord> {
    if (!needsShippingMethod(cart)) return cart;
    const method = selectShippingMethod(cart, await this.backend.shippingMethods(shopper, cart.id));
    const isSet = cart.shippingInfo?.matchesCart && cart.shippingInfo.methodKey === method?.key;
    if (!method || isSet) return cart;
    return this.backend.update(shopper, cart, [{ change: 'set-shipping-method', shippingMethodId: method.id }]);
  }
}
