import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CustomerHandlers } from '../account/index.js';
import { OrderHistory } from './order-history.service.js';

/** Handles the operations about a customer's own orders. */
@Injectable()
export class MyOrderOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CustomerHandlers,
    private readonly history: OrderHistory,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      getMyOrders: async (visit, request) => ({ orders: await this.history.page(visit, request) }),
      getMyOrder: async (visit, request) => ({ order: await this.history.order(visit, request) }),
      requestReturn: async (visit, request) => ({ order: await this.history.requestReturn(visit, request) }),
    });
  }
}
