import type { PaymentSums } from '@manifold/domain/reconciliation/differences';

/** One booking of a payment at the provider. */
export interface ReportedBooking {
  readonly paymentReference: string;
  readonly merchantReference: string;
  readonly currencyCode: string;
  /** The sum that it changes. */
  readonly sum: keyof Pick<PaymentSums, 'authorised' | 'captured' | 'refunded' | 'chargedBack'>;
  readonly bookedAt: Date;
  /** In cents; negative if the booking takes back an earlier one. */
  readonly centAmount: number;
}

/** A day as the name of a report has it: `2026-11-23`. */
export type ReportDay = string;

/** The daily reports of the payment provider about all money of an account. */
export abstract class PaymentReports {
  /** Whether there is access to reports. */
  abstract readonly isConfigured: boolean;
  /**
   * Passes the bookings of an account's day to a function, one after the other, so that a report of any size needs little
   * memory. Returns false if the report does not exist (yet). Throws `backend-unavailable` if it cannot be read completely.
   */
  abstract read(
    merchantAccount: string,
    day: ReportDay,
    take: (booking: ReportedBooking) => Promise<void>,
  ): Promise<boolean>;
}
