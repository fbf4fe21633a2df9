import { Injectable } from '@nestjs/common';
import { OrderMails } from '../mails/index.js';
import type { AccessibleOrder } from './accessible-orders.service.js';
import { isTransferAwaited } from './desk-order-view.js';
import { OrderPayments } from './order-payments.repository.js';
import type { StoredRequest } from './order-requests.repository.js';

/** Queues the mail about an order that staff cancelled while no payment of it has to be returned. */
@Injectable()
export class CancellationMails {
  constructor(
    private readonly payments: OrderPayments,
    private readonly mails: OrderMails,
  ) {}

  /**
   * Queues the mail once per order. Does nothing for an order that another system placed, because its language is unknown, and for
   * one of staff that has no number yet, because mails find their order by it.
   */
  async queue(order: AccessibleOrder, request: StoredRequest): Promise<void> {
    const { record, storeKey } = order;
    const checkout = await this.payments.checkout(record);
    if (!checkout || record.orderNumber === '') return;
    await this.mails.queue({
      orderNumber: record.orderNumber,
      template: 'order-cancelled',
      storeKey,
      locale: checkout.locale ?? '',
      recipient: null,
      details: { reason: request.customerReason, awaitsTransfer: isTransferAwaited(order) },
    });
  }
}
