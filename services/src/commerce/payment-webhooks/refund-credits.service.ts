import { collectsAtOnce } from '@manifold/domain/online-payment/offer';
import { paymentBalance } from '@manifold/domain/payment-ledger/balance';
import { Injectable } from '@nestjs/common';
import { CreditNotes } from '../invoices/index.js';
import type { AttemptWithCheckout } from '../payments/index.js';
import { PaymentLedger } from './payment-ledger.repository.js';
import type { PaymentWebhook } from './webhook-inbox.repository.js';

/** Issues the credit note of a refund once the payment provider has confirmed it. Repeated webhooks change nothing. */
@Injectable()
export class RefundCredits {
  constructor(
    private readonly ledger: PaymentLedger,
    private readonly creditNotes: CreditNotes,
  ) {}

  /** Credits a refund of an order. Does nothing for a payment that never became an order. */
  async credit(attempt: AttemptWithCheckout, { pspReference, centAmount }: PaymentWebhook): Promise<void> {
    const { checkout, id, merchantReference, providerMethod } = attempt;
    // Another payment of the same cart is reversed, because the order is paid by this one.
    if (checkout.orderId === null || checkout.winnerAttempt !== id) return;
    const events = await this.ledger.events(merchantReference, attempt.pspReference ?? undefined);
    const { refunded } = paymentBalance({ events, collectsAtOnce: collectsAtOnce(providerMethod) });
    const refund = { reference: pspReference, centAmount, refundedCentAmount: refunded };
    await this.creditNotes.creditRefund(checkout.orderNumber, refund);
  }
}
