import { Injectable } from '@nestjs/common';
import { MailOutbox, type QueuedMail, type SentMail } from '../mail-outbox/index.js';

/** A mail as the order desk shows it. */
export interface MailOfOrder {
  readonly id: string;
  readonly template: string;
  /** What distinguishes two mails of a template: a delivery or a refund; empty for none. */
  readonly occasion: string;
  readonly locale: string;
  readonly state: SentMail['state'];
  readonly recipient: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly error: string | null;
  /** 0 for the first mail; more if it was sent again. */
  readonly copy: number;
}

/** Lists, queues and repeats the mails about an order. */
@Injectable()
export class OrderMails {
  constructor(private readonly outbox: MailOutbox) {}

  /**
   * Queues a mail once for each order, template and occasion: `payment-received`, `payment-failed`, `payment-reversed` and
   * `refunded` need the details `{ centAmount, currencyCode }`, `shipped` needs `{ parcels }`, `order-cancelled` needs
   * `{ reason, awaitsTransfer }`.
   */
  queue(mail: QueuedMail): Promise<void> {
    return this.outbox.queueNow(mail);
  }

  /** Returns an order's mails, newest first. The number is the one that the commerce backend stores. */
  async mailsOf(orderNumber: string): Promise<MailOfOrder[]> {
    const mails = await this.outbox.listOf(orderNumber);
    return mails.map(({ id, template, occasion, locale, state, recipient, createdAt, sentAt, error, copy }) => ({
      id,
      template,
      occasion,
      locale,
      state,
      recipient,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      error,
      copy,
    }));
  }

  /** Sends a mail again that was sent or has failed. Returns false if it still waits or was sent again before. */
  resend(id: string): Promise<boolean> {
    return this.outbox.requeue(id);
  }
}
