import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Carts } from '../cart/index.js';
import { CommerceHandlers } from '../operations/index.js';
import { ExpressPayments } from './express-payments.service.js';
import { OfferedMethods } from './offered-methods.service.js';
import { OnlinePayments } from './online-payments.service.js';

/** Handles the operations of online payments. */
@Injectable()
export class OnlinePaymentOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly methods: OfferedMethods,
    private readonly payments: OnlinePayments,
    private readonly express: ExpressPayments,
    private readonly carts: Carts,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      onlinePaymentMethods: (visit, { cartId }) => this.methods.settingsOf(visit, cartId),
      startOnlinePayment: (visit, request) => this.payments.start(visit, request),
      startExpressPayment: (visit, request) => this.express.start(visit, request),
      continueOnlinePayment: (visit, request) => this.payments.continue(visit, request),
      onlinePaymentState: (visit, { cartId }) => this.payments.stateOf(visit, cartId),
      cancelOnlinePayment: async (visit, request) => {
        await this.payments.cancel(visit, request);
        return { cart: await this.carts.byId(visit, request.cartId) };
      },
    });
  }
}
