import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Carts } from '../cart/index.js';
import { CommerceHandlers } from '../operations/index.js';
import { refuseOtherMarket } from '../visit/index.js';
import { Checkout } from './checkout.service.js';

/** Handles the operations between a cart and its order. */
@Injectable()
export class CheckoutOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly checkout: Checkout,
    private readonly carts: Carts,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      setCheckoutAddresses: async (visit, request) => ({ cart: await this.checkout.setAddresses(visit, request) }),
      getShippingMethods: async (visit, { cartId, country }) => {
        refuseOtherMarket(visit, { country });
        await this.carts.requireOwn(visit, cartId);
        return { shippingMethods: await this.checkout.shippingMethods(visit, country === undefined) };
      },
      getPaymentMethods: async (visit) => ({ paymentMethods: await this.checkout.paymentMethods(visit) }),
    });
  }
}
