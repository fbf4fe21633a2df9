import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { PaymentBackend, type PaymentRecord } from '../../integrations/commercetools/ports/payment-backend.js';
import { Clock } from '../../platform/process/clock.js';
import { CreditNotes } from '../invoices/index.js';
import { OrderMails } from '../mails/index.js';
import type { AccessibleOrder } from './accessible-orders.service.js';
import { OrderPayments } from './order-payments.repository.js';
import type { StoredRequest } from './order-requests.repository.js';

/** Two people may record refunds of the same order at the same moment. */
const MAXIMUM_TRIES = 3;

interface RecordedRefund {
  /** The id of the request. */
  readonly reference: string;
  readonly centAmount: number;
}

/**
 * Records refunds that staff make at the bank. Does not ask for the customer's IBAN and does not store it: the bank's statement
 * of the payment contains it, and a copy here could be stolen.
 */
@Injectable()
export class TransferRefunds {
  constructor(
    private readonly backend: PaymentBackend,
    private readonly creditNotes: CreditNotes,
    private readonly payments: OrderPayments,
    private readonly mails: OrderMails,
    private readonly clock: Clock,
  ) {}

  /** Records a refund: transaction, credit note and mail. A repetition adds only what is missing. Returns its reference. */
  async record(order: AccessibleOrder, request: StoredRequest): Promise<string> {
    const { id: reference, orderNumber, centAmount, currencyCode } = request;
    if (centAmount === null) throw new ShopError('internal', { message: 'A refund has an amount' });
    await this.addTransaction(order, { reference, centAmount });
    await this.creditNotes.creditTransfer(orderNumber, { reference, centAmount });
    const checkout = await this.payments.checkout(order.record);
    // The language of an order that another system placed is unknown, and mails find their order by its number.
    if (checkout && orderNumber !== '')
      await this.mails.queue({
        orderNumber,
        template: 'refunded',
        occasion: reference,
        storeKey: order.storeKey,
        locale: checkout.locale ?? '',
        recipient: null,
        details: { centAmount, currencyCode },
      });
    return reference;
  }

  /** Adds the transaction to the payment once, by the id of the request. */
  private async addTransaction({ record }: AccessibleOrder, refund: RecordedRefund): Promise<void> {
    const paymentId = record.payments[0]?.id ?? '';
    for (let tries = 1; tries <= MAXIMUM_TRIES; tries += 1) {
      const payment = await this.backend.payment(paymentId);
      if (!payment) throw new ShopError('not-found', { message: 'The order has no payment' });
      if (await this.add(payment, refund)) return;
    }
    throw new ShopError('conflict');
  }

  /** Adds the transaction unless the payment has it. Returns false if the payment has changed since it was read. */
  private async add(payment: PaymentRecord, { reference, centAmount }: RecordedRefund): Promise<boolean> {
    if (payment.transactions.some(({ interactionId }) => interactionId === reference)) return true;
    const transaction = { type: 'Refund', state: 'Success', interactionId: reference, centAmount } as const;
    const at = this.clock.now().toISOString();
    try {
      await this.backend.changeTransactions(payment, [{ kind: 'add', transaction, at }]);
      return true;
    } catch (error) {
      if (error instanceof ShopError && error.code === 'conflict') return false;
      throw error;
    }
  }
}
