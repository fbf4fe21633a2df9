import type { Queryable } from '../../../commercetools/storage/database.js';
import type { Change, Payment } from '../payments/payment.js';
import type { PaymentsRepository } from '../payments/payments.repository.js';
import { bookingsOf } from '../reports/booking.js';
import type { BookingsRepository } from '../reports/bookings.repository.js';
import type { ProviderDatabase } from '../storage/provider-database.js';
import { notificationOf } from '../webhooks/notification.js';
import type { WebhookDelivery } from '../webhooks/webhook-delivery.js';
import type { WebhooksRepository } from '../webhooks/webhooks.repository.js';

interface Parts {
  readonly database: ProviderDatabase;
  readonly payments: PaymentsRepository;
  readonly bookings: BookingsRepository;
  readonly webhooks: WebhooksRepository;
  readonly delivery: WebhookDelivery;
}

/** Stores the changes of payments together with their bookings and webhooks. */
export class Ledger {
  readonly payments: PaymentsRepository;

  constructor(private readonly parts: Parts) {
    this.payments = parts.payments;
  }

  /** Runs `work` in one transaction and then sends the webhooks that it added. */
  async transaction<T>(work: (connection: Queryable) => Promise<T>): Promise<T> {
    const result = await this.parts.database.transaction(work);
    this.parts.delivery.wake();
    return result;
  }

  /** Stores a change and adds its bookings and webhooks. */
  async store(connection: Queryable, { payment, events }: Change): Promise<void> {
    await this.payments.save(connection, payment);
    for (const booking of events.flatMap((event) => bookingsOf(payment, event)))
      await this.parts.bookings.add(connection, payment, booking);
    for (const event of events) await this.parts.webhooks.add(connection, notificationOf(payment, event, new Date()));
  }

  /** Changes the payment of a reference. Returns undefined if it does not exist. */
  async change(pspReference: string, apply: (payment: Payment) => Change): Promise<Payment | undefined> {
    return this.transaction(async (connection) => {
      const payment = await this.payments.lock(connection, pspReference);
      return payment && this.applied(connection, apply(payment));
    });
  }

  /** Changes the payment that the shopper's browser names. Returns undefined if it does not exist. */
  async changeByToken(token: string, apply: (payment: Payment) => Change): Promise<Payment | undefined> {
    return this.transaction(async (connection) => {
      const payment = await this.payments.lockByToken(connection, token);
      return payment && this.applied(connection, apply(payment));
    });
  }

  private async applied(connection: Queryable, change: Change): Promise<Payment> {
    await this.store(connection, change);
    return change.payment;
  }
}
