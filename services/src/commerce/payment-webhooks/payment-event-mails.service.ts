import type { PaymentEventKind } from '@manifold/domain/payment-ledger/contract';
import { eventMail } from '@manifold/domain/payment-ledger/event-mail';
import { Injectable } from '@nestjs/common';
import { MailOutbox } from '../mail-outbox/index.js';
import { type AttemptWithCheckout, OnlineAttempts } from '../payments/index.js';
import { paymentReferenceOf } from './payment-ledger.repository.js';
import type { PaymentWebhook } from './webhook-inbox.repository.js';

/** An event that was mirrored in the commerce backend. */
interface ProcessedEvent {
  readonly kind: PaymentEventKind;
  readonly webhook: PaymentWebhook;
  /** Whether its order was paid by bank transfer instead. */
  readonly isPaidByTransfer: boolean;
}

/** Queues mails about money that moved after the order was placed. */
@Injectable()
export class PaymentEventMails {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly attempts: OnlineAttempts,
  ) {}

  /** Queues the mail about an event, once for each reference at the provider. */
  async queue(attempt: AttemptWithCheckout, { kind, webhook, isPaidByTransfer }: ProcessedEvent): Promise<void> {
    const { checkout, id, status, merchantReference } = attempt;
    const hasOrder = status === 'ordered' && checkout.winnerAttempt === id;
    if (!hasOrder) return;
    const template = eventMail({
      kind,
      isSuccess: webhook.success,
      isSecondPayment: attempt.pspReference !== null && paymentReferenceOf(webhook) !== attempt.pspReference,
      isAuthorised: attempt.authorisedAt !== null,
      isPaidByTransfer,
      isOrderCancelled: await this.attempts.isOrderCancelled(attempt),
    });
    if (template === null) return;
    const { orderNumber, storeKey, locale } = checkout;
    const { centAmount, currencyCode, pspReference } = webhook;
    // An order is reversed or fails once, although the provider may report that by several events.
    const occasion = template === 'refunded' ? pspReference : merchantReference;
    await this.outbox.queueNow({
      orderNumber,
      template,
      occasion,
      storeKey,
      locale: locale ?? '',
      recipient: null,
      details: { centAmount, currencyCode },
    });
  }
}
