import { collectsAtOnce } from '@manifold/domain/online-payment/offer';
import { orderPaymentState, type OrderPaymentState, paymentBalance } from '@manifold/domain/payment-ledger/balance';
import type { PaymentHistory } from '@manifold/domain/payment-ledger/contract';
import type { MirroredTransaction } from '@manifold/domain/payment-ledger/paid-back';
import { isPaidState, isUnfunded } from '@manifold/domain/payment-ledger/provider-money';
import { paymentTransactions } from '@manifold/domain/payment-ledger/transactions';
import { Injectable } from '@nestjs/common';
import {
  type OrderPayment,
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

  /**
   * Mirrors an attempt. Returns whether its order was paid by bank transfer instead. Throws if payment or order do not exist yet, or
   * if another process changes them, so that the job is retried.
   */
  async update(attempt: AttemptWithCheckout): Promise<boolean> {
    // Read before the ledger, so that what older events say is refused for a newer version.
    const payment = await this.paymentOf(attempt);
    const order = await this.orderOf(attempt);
    const history = await this.history(attempt);
    // A second payment of the same attempt is reversed and must not change the order.
    const paid = await this.history(attempt, attempt.pspReference ?? undefined);
    const state = orderPaymentState(paid, dueCentAmount(attempt));
    const isTransferred = isPaidByTransfer({ order, state, stored: payment?.transactions ?? [], attempt, history });
    // Before the transactions: if they show the end of an authorisation, an order that is paid was paid afterwards.
    if (order && !isTransferred && order.paymentState !== state) await this.backend.setPaymentState(order, state);
    const changes = payment ? changesOf(payment, history) : [];
    if (payment && changes.length > 0) await this.backend.changeTransactions(payment, changes);
    if (!order && awaitsOrder(attempt, state)) throw new Error('The order does not exist in the commerce backend yet');
    return isTransferred;
  }

  private async history(attempt: AttemptWithCheckout, paymentReference?: string): Promise<PaymentHistory> {
    const events = await this.ledger.events(attempt.merchantReference, paymentReference);
    return { events, collectsAtOnce: collectsAtOnce(attempt.providerMethod) };
  }

  private async paymentOf({ paymentId, status }: AttemptWithCheckout): Promise<PaymentRecord | undefined> {
    const payment = paymentId === null ? undefined : await this.backend.payment(paymentId);
    if (!payment && !WITHOUT_ORDER.has(status))
      throw new Error('The payment does not exist in the commerce backend yet');
    return payment;
  }

  private async orderOf(attempt: AttemptWithCheckout): Promise<OrderPayment | undefined> {
    const { checkout } = attempt;
    if (!paysOrder(attempt) || checkout.orderId === null) return undefined;
    return this.backend.orderPayment(checkout.orderNumber);
  }
}

/** Returns whether an attempt pays the order of its checkout, now or later. */
const paysOrder = ({ checkout, id, status }: AttemptWithCheckout): boolean =>
  !WITHOUT_ORDER.has(status) && (checkout.winnerAttempt === null || checkout.winnerAttempt === id);

/** Returns whether there must be an order. A payment that failed has none, unless it was accepted before it was paid. */
const awaitsOrder = (attempt: AttemptWithCheckout, state: OrderPaymentState): boolean =>
  paysOrder(attempt) && (attempt.checkout.orderId !== null || state !== 'Failed' || attempt.status === 'accepted');

interface MirroredOrder {
  readonly order: OrderPayment | undefined;
  /** The state of its payment at the provider. */
  readonly state: OrderPaymentState;
  /** The transactions at the commerce backend, before they are changed. */
  readonly stored: readonly MirroredTransaction[];
  readonly attempt: AttemptWithCheckout;
  readonly history: PaymentHistory;
}

/**
 * Returns whether an order is paid while the provider has no money of it. Only the accounting system can tell that a bank transfer
 * has arrived, so its state is kept. An authorisation must have ended earlier, because the order is paid until then.
 */
function isPaidByTransfer({ order, state, stored, attempt, history }: MirroredOrder): boolean {
  const isWithoutMoney = state === 'Failed' || state === 'Pending';
  if (!isWithoutMoney || !isPaidState(order?.paymentState)) return false;
  const isAuthorised = attempt.authorisedAt !== null || paymentBalance(history).authorised > 0;
  return isUnfunded({ transactions: stored, isAuthorised });
}

function changesOf({ transactions: stored }: PaymentRecord, history: PaymentHistory): TransactionChange[] {
  return paymentTransactions(history).flatMap((transaction): TransactionChange[] => {
    const { type, state, interactionId } = transaction;
    const found = stored.find((one) => one.type === type && one.interactionId === interactionId);
    if (!found) return [{ kind: 'add', transaction }];
    return found.state === state ? [] : [{ kind: 'state', id: found.id, state }];
  });
}
