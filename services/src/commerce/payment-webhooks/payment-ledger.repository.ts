import { randomUUID } from 'node:crypto';
import type { PaymentEvent, PaymentEventKind } from '@manifold/domain/payment-ledger/contract';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { withNumbers } from '../../platform/prisma/with-numbers.js';
import { type AttemptWithCheckout, dueCentAmount, MIRROR_PAYMENT } from '../payments/index.js';
import type { PaymentWebhook } from './webhook-inbox.repository.js';

const UNREPORTED_AT_ONCE = 100;
const UNREPORTED_WITHIN = '14 days';

/** A payment whose authorisation is known from the provider's answer. */
export interface AnsweredPayment {
  readonly id: string;
  readonly merchantReference: string;
  readonly pspReference: string;
  readonly merchantAccount: string;
  readonly currencyCode: string;
  readonly centAmount: number;
  readonly feeCentAmount: number;
  readonly roundingCentAmount: number;
}

/** Returns the provider's reference of the payment that a webhook is about. */
export const paymentReferenceOf = ({ originalReference, pspReference }: PaymentWebhook): string =>
  originalReference === '' ? pspReference : originalReference;

/** Stores what happened to the money of payment attempts, once each. */
@Injectable()
export class PaymentLedger {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Returns the attempt that a webhook is about. A capture or refund may have a merchant reference of its own, so the
   * provider's reference of the payment decides if it is known.
   */
  async findAttempt(webhook: PaymentWebhook): Promise<AttemptWithCheckout | null> {
    const paymentReference = paymentReferenceOf(webhook);
    const include = { checkout: true };
    const paid = await this.prisma.paymentAttempt.findUnique({ where: { pspReference: paymentReference }, include });
    if (paid) return withNumbers(paid);
    const known = await this.prisma.paymentEvent.findFirst({ where: { paymentReference } });
    const merchantReference = known?.merchantReference ?? webhook.merchantReference;
    const referenced = await this.prisma.paymentAttempt.findUnique({ where: { merchantReference }, include });
    return referenced && withNumbers(referenced);
  }

  /** Adds an event of an attempt; does nothing if it is known. */
  async add(
    { merchantReference }: AttemptWithCheckout,
    kind: PaymentEventKind,
    webhook: PaymentWebhook,
  ): Promise<void> {
    const { pspReference, success, centAmount, currencyCode, merchantAccount } = webhook;
    await this.prisma.rows`
      INSERT INTO payment_event (id, merchant_reference, payment_reference, reference, kind, success, cent_amount,
        currency_code, merchant_account)
      VALUES (${randomUUID()}::uuid, ${merchantReference}, ${paymentReferenceOf(webhook)}, ${pspReference}, ${kind},
        ${success}::boolean, ${centAmount}::bigint, ${currencyCode}, ${merchantAccount})
      ON CONFLICT (reference, kind, success, payment_reference) DO NOTHING`;
  }

  /**
   * Returns ordered payments that the provider has authorised at least so long ago, and whose authorisation no webhook has
   * reported. Looks at the last two weeks, so that a long history costs nothing.
   */
  async findUnreported(olderThanSeconds: number): Promise<AnsweredPayment[]> {
    // Without the queue no payment could be added.
    if (!this.jobs.ready) return [];
    return this.prisma.rows<AnsweredPayment>`
      SELECT id, merchant_reference AS "merchantReference", psp_reference AS "pspReference",
        merchant_account AS "merchantAccount", currency_code::text AS "currencyCode", cent_amount::float8 AS "centAmount",
        fee_cent_amount::float8 AS "feeCentAmount", rounding_cent_amount::float8 AS "roundingCentAmount"
      FROM payment_attempt attempt
      WHERE status = 'ordered' AND method = 'online' AND merchant_account IS NOT NULL
        AND updated_at BETWEEN now() - ${UNREPORTED_WITHIN}::interval AND now() - make_interval(secs => ${olderThanSeconds})
        AND authorised_at < now() - make_interval(secs => ${olderThanSeconds})
        AND NOT EXISTS (SELECT 1 FROM payment_event event
          WHERE event.payment_reference = attempt.psp_reference AND event.kind = 'authorisation' AND event.success)
      ORDER BY updated_at LIMIT ${UNREPORTED_AT_ONCE}`;
  }

  /**
   * Adds the authorisation that the provider's answer reported, with the amount that was due, which the answer had to equal,
   * and enqueues its mirroring in the same transaction. Returns false if the authorisation is known.
   */
  addAnswered(attempt: AnsweredPayment): Promise<boolean> {
    const { id, merchantReference, pspReference, currencyCode, merchantAccount } = attempt;
    return this.prisma.plainTransaction(async (transaction) => {
      const added = await transaction.rows`
        INSERT INTO payment_event (id, merchant_reference, payment_reference, reference, kind, success, cent_amount,
          currency_code, merchant_account)
        VALUES (${randomUUID()}::uuid, ${merchantReference}, ${pspReference}, ${pspReference}, 'authorisation', true,
          ${dueCentAmount(attempt)}::bigint, ${currencyCode}, ${merchantAccount})
        ON CONFLICT (reference, kind, success, payment_reference) DO NOTHING RETURNING id`;
      if (added.length === 0) return false;
      await this.jobs.enqueue(transaction, { name: MIRROR_PAYMENT, data: { attemptId: id }, afterSeconds: 0 });
      return true;
    });
  }

  /** Returns the events of an attempt, or only those of one of its payments at the provider. */
  async events(merchantReference: string, paymentReference?: string): Promise<PaymentEvent[]> {
    const where = { merchantReference, ...(paymentReference === undefined ? {} : { paymentReference }) };
    const rows = await this.prisma.paymentEvent.findMany({ where });
    return rows.map(({ kind, success, reference, centAmount }) => ({
      kind: kind as PaymentEventKind,
      isSuccess: success,
      reference,
      centAmount: Number(centAmount),
    }));
  }
}
