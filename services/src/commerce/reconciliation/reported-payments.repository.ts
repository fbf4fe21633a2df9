import type { PaymentSums } from '@manifold/domain/reconciliation/differences';
import { Injectable } from '@nestjs/common';
import type { ReportDay } from '../../integrations/adyen/reports/payment-reports.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** A load of a report: its rows count once it is complete. */
export interface ReportLoad {
  readonly merchantAccount: string;
  readonly day: ReportDay;
  readonly id: string;
}

/** The sums of one payment in a part of a report. */
export interface ReportedPart extends PaymentSums {
  readonly lastBookedAt: Date;
}

/** The sums of one payment in all reports. */
export interface ReportedSums extends ReportedPart {
  readonly merchantAccount: string;
}

/** A report that was read, or that does not exist. */
export interface KnownReport {
  readonly merchantAccount: string;
  readonly day: ReportDay;
  readonly exists: boolean;
  readonly readAt: Date;
}

const text = (column: string): string => `string_agg(DISTINCT ${column}, ',')`;
const SUMS = `SELECT payment.payment_reference AS "paymentReference", ${text('payment.merchant_account')} AS "merchantAccount",
    min(payment.merchant_reference) AS "merchantReference", min(payment.currency_code::text) AS "currencyCode",
    sum(authorised)::float8 AS authorised, sum(captured)::float8 AS captured, sum(refunded)::float8 AS refunded,
    sum(charged_back)::float8 AS "chargedBack", max(last_booked_at) AS "lastBookedAt"
  FROM reported_payment payment JOIN provider_report report USING (merchant_account, day, load)`;

/** Stores the reports of the payment provider. */
@Injectable()
export class ReportedPayments {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns the reports since a day, by account and day. */
  reportsSince(day: ReportDay): Promise<KnownReport[]> {
    return this.prisma.rows<KnownReport & { day: string }>`
      SELECT merchant_account AS "merchantAccount", to_char(day, 'YYYY-MM-DD') AS day, load IS NOT NULL AS exists,
        read_at AS "readAt"
      FROM provider_report WHERE day >= ${day}::date ORDER BY merchant_account, day`;
  }

  /** Deletes rows of loads that never became complete. */
  async discard({ merchantAccount, day }: Pick<ReportLoad, 'merchantAccount' | 'day'>): Promise<void> {
    await this.prisma.rows`
      DELETE FROM reported_payment payment WHERE merchant_account = ${merchantAccount} AND day = ${day}::date
        AND NOT EXISTS (SELECT FROM provider_report report WHERE report.load = payment.load)`;
  }

  /** Adds parts of a report. Several parts of a payment add up. */
  async add({ merchantAccount, day, id }: ReportLoad, parts: readonly ReportedPart[]): Promise<void> {
    const rows = JSON.stringify(parts);
    await this.prisma.rows`
      INSERT INTO reported_payment AS payment (merchant_account, day, load, payment_reference, merchant_reference,
        currency_code, authorised, captured, refunded, charged_back, last_booked_at)
      SELECT ${merchantAccount}, ${day}::date, ${id}::uuid, part."paymentReference", part."merchantReference",
        part."currencyCode", part.authorised, part.captured, part.refunded, part."chargedBack", part."lastBookedAt"
      FROM jsonb_to_recordset(${rows}::jsonb) AS part ("paymentReference" text, "merchantReference" text,
        "currencyCode" text, authorised bigint, captured bigint, refunded bigint, "chargedBack" bigint, "lastBookedAt" timestamptz)
      ON CONFLICT (merchant_account, day, load, payment_reference) DO UPDATE SET
        authorised = payment.authorised + excluded.authorised, captured = payment.captured + excluded.captured,
        refunded = payment.refunded + excluded.refunded, charged_back = payment.charged_back + excluded.charged_back,
        last_booked_at = greatest(payment.last_booked_at, excluded.last_booked_at)`;
  }

  /** Completes a load: its rows replace those of an earlier load. If `load` is null, the report does not exist. */
  async complete(report: Pick<ReportLoad, 'merchantAccount' | 'day'>, load: string | null, readAt: Date) {
    const { merchantAccount, day } = report;
    await this.prisma.rows`
      INSERT INTO provider_report (merchant_account, day, load, read_at)
      VALUES (${merchantAccount}, ${day}::date, ${load}::uuid, ${readAt})
      ON CONFLICT (merchant_account, day) DO UPDATE SET load = excluded.load, read_at = excluded.read_at`;
    await this.discard(report);
  }

  /** Returns the sums of payments with one of the references: ours or the provider's. */
  find(merchantReferences: readonly string[], paymentReferences: readonly string[]): Promise<ReportedSums[]> {
    return this.prisma.$queryRawUnsafe<ReportedSums[]>(
      `${SUMS} WHERE payment.merchant_reference = ANY($1) OR payment.payment_reference = ANY($2)
       GROUP BY payment.payment_reference ORDER BY payment.payment_reference`,
      [...merchantReferences],
      [...paymentReferences],
    );
  }

  /** Returns payments after a reference of the provider that belong to no attempt of ours, by that reference. */
  findUnknown(after: string, limit: number): Promise<ReportedSums[]> {
    return this.prisma.$queryRawUnsafe<ReportedSums[]>(
      `${SUMS} WHERE payment.payment_reference > $1
        AND NOT EXISTS (SELECT FROM payment_attempt attempt WHERE attempt.merchant_reference = payment.merchant_reference)
        AND NOT EXISTS (SELECT FROM payment_attempt attempt WHERE attempt.psp_reference = payment.payment_reference)
       GROUP BY payment.payment_reference ORDER BY payment.payment_reference LIMIT $2`,
      after,
      limit,
    );
  }
}
