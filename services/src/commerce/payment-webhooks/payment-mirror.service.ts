import { collectsAtOnce } from '@manifold/domain/online-payment/offer';
import { orderPaymentState } from '@manifold/domain/payment-ledger/balance';
import type { PaymentHistory } from '@manifold/domain/payment-ledger/contract';
import { paymentTransactions } from '@manifold/domain/payment-ledger/transactions';
import { Injectable } from '@nestjs/common';
import {
  PaymentBackend,
  type PaymentRecord,
  type TransactionChange,
} from '../../integrations/commercetools/ports/payment-backend.js';
import { type AttemptWithCheckout, dueCentAmount } from '../payments/index.js';
import { PaymentLedger } from './payment-ledger.repository.js';

/** The states of an attempt without an order, now and later. */
const WITHOUT_ORDER: ReadonlySet<AttemptWithCheckout['status']> = new Set([
  'refused',
  'abandoned',
  'reversing',
  'reversed',
]);

/**
 * Mirrors the ledger of an attempt in the commerce backend: transactions of its payment, and the payment state of its order.
 * Compares the whole ledger each time, so repetitions and the order of webhooks do not matter.
 */
@Injectable()
export class PaymentMirror {
  constructor(
    private readonly ledger: PaymentLedger,
    private readonly backend: PaymentBackend,
  ) {}

  /** Throws if payment or order do not exist yet, or if another process changes them, so that the job is retried. */
  async update(attempt: AttemptWithCheckout): Promise<void> {
    await this.updatePayment(attempt, await this.history(attempt));
    // A second payment of the same attempt is reversed and must not change the order.
    await this.updateOrder(attempt, await this.history(attempt, attempt.pspReference ?? undefined));
  }

  private async history(attempt: AttemptWithCheckout, paymentReference?: string): Promise<PaymentHistory> {
    const events = await this.ledger.events(attempt.merchantReference, paymentReference);
    return { events, collectsAtOnce: collectsAtOnce(attempt.providerMethod) };
  }

  private async updatePayment(attempt: AttemptWithCheckout, history: PaymentHistory): Promise<void> {
    const payment = attempt.paymentId === null ? undefined : await this.backend.payment(attempt.paymentId);
    if (!payment && WITHOUT_ORDER.has(attempt.status)) return;
    if (!payment) throw new Error('The payment does not exist in the commerce backend yet');
    const changes = changesOf(payment, history);
    if (changes.length > 0) await this.backend.changeTransactions(payment, changes);
  }

  private async updateOrder(attempt: AttemptWithCheckout, history: PaymentHistory): Promise<void> {
    const { checkout, id, status } = attempt;
    if (WITHOUT_ORDER.has(status) || (checkout.winnerAttempt !== null && checkout.winnerAttempt !== id)) return;
    const state = orderPaymentState(history, dueCentAmount(attempt));
    if (checkout.orderId === null) {
      // A payment that failed has no order, unless it was accepted before it was paid.
      if (state === 'Failed' && status !== 'accepted') return;
      throw new Error('The order does not exist yet');
    }
    const order = await this.backend.orderPayment(checkout.orderNumber);
    if (!order) throw new Error('The order does not exist in the commerce backend');
    // An expired voucher may have been paid by bank transfer since. Only the accounting system can tell.
    if (state === 'Failed' && order.paymentState === 'Paid' && !wasAuthorised(history)) return;
    if (order.paymentState !== state) await this.backend.setPaymentState(order, state);
  }
}

const wasAuthorised = (history: PaymentHistory): boolean =>
  paymentTransactions(history).some(({ type, state }) => type === 'Authorization' && state === 'Success');

function changesOf({ transactions: stored }: PaymentRecord, history: PaymentHistory): TransactionChange[] {
  return paymentTransactions(history).flatMap((transaction): TransactionChange[] => {
    const { type, state, interactionId } = transaction;
    const found = stored.find((one) => one.type === type && one.interactionId === interactionId);
    if (!found) return [{ kind: 'add', transaction }];
    return found.state === state ? [] : [{ kind: 'state', id: found.id, state }];
  });
}
