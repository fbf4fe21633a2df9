import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommerceHandlers } from '../operations/index.js';
import { EarlyPayments } from './early-payments.service.js';
import { OrderPlacement } from './order-placement.service.js';
import { Orders } from './orders.service.js';

/** Handles the operations about payments and orders. */
@Injectable()
export class OrderOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly earlyPayments: EarlyPayments,
    private readonly placement: OrderPlacement,
    private readonly orders: Orders,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      createMyPayment: (visit, { paymentMethodInfo, ...request }) => {
        const { paymentInterface, method = paymentInterface } = paymentMethodInfo;
        if (method !== paymentInterface) throw methodMismatch();
        return this.earlyPayments.create(visit, request, paymentInterface);
      },
      createCodPayment: (visit, request) => this.earlyPayments.create(visit, request, 'cash-on-delivery'),
      createBankPayment: (visit, request) => this.earlyPayments.create(visit, request, 'bank-transfer'),
      createMyOrderFromCart: (visit, request) => {
        const { version, paymentMethod, agreedToSendEmail } = request;
        const cartId = 'id' in request ? request.id : request.cartId;
        return this.placement.place(visit, { cartId, version, paymentMethod, agreedToSendEmail });
      },
      getOrders: async (visit, request) => ({
        me: { orders: { results: await this.orders.ownOrdersWithCode(visit, request) } },
      }),
    });
  }
}

const methodMismatch = (): ShopError =>
  new ShopError('invalid-input', { fields: [{ field: 'paymentMethodInfo.method', reason: 'other-method' }] });
