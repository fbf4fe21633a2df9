import type { Queryable } from '../../../commercetools/storage/database.js';
import type { Payment } from '../payments/payment.js';
import type { ProviderDatabase } from '../storage/provider-database.js';
import type { Booking } from './booking.js';

/** A booking joined with its payment, as a row of the accounting report. */
export interface ReportRow {
  readonly id: string;
  readonly psp_reference: string;
  readonly merchant_reference: string;
  readonly method: string;
  readonly booked_at: Date;
  readonly record_type: string;
  readonly currency: string;
  readonly authorised: number;
  readonly captured: number;
}

/** Stores the amounts that payments authorised and captured, for the accounting report. */
export class BookingsRepository {
  constructor(private readonly database: ProviderDatabase) {}

  async add(connection: Queryable, payment: Payment, { recordType, authorised, captured }: Booking): Promise<void> {
    const { merchantAccount, pspReference, merchantReference, shownMethod, amount } = payment;
    await connection.query(
      `INSERT INTO provider_bookings (merchant_account, psp_reference, merchant_reference, method, record_type, currency,
        authorised, captured) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        merchantAccount,
        pspReference,
        merchantReference,
        shownMethod,
        recordType,
        amount.currency,
        authorised,
        captured,
      ],
    );
  }

  /** Returns an account's bookings of one day (UTC), ordered by id: at most `limit`, starting after the id `after`. */
  page(account: string, day: string, after: string, limit: number): Promise<readonly ReportRow[]> {
    return this.database.rows<ReportRow>(
      `SELECT id, psp_reference, merchant_reference, method, booked_at, record_type, currency,
        authorised::float8 AS authorised, captured::float8 AS captured
       FROM provider_bookings WHERE merchant_account = $1 AND id > $3
        AND booked_at >= $2::date::timestamp AT TIME ZONE 'UTC'
        AND booked_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'
       ORDER BY id LIMIT $4`,
      [account, day, after, limit],
    );
  }
}
