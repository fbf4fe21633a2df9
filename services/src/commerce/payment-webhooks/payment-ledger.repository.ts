import { randomUUID } from 'node:crypto';
import type { PaymentEvent, PaymentEventKind } from '@manifold/domain/payment-ledger/contract';
import { Injectable } from '@nestjs/common';
import type { PaymentWebhook } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { AttemptWithCheckout } from '../payments/index.js';

/** Returns the provider's reference of the payment that a webhook is about. */
export const paymentReferenceOf = ({ originalReference, pspReference }: PaymentWebhook): string =>
  originalReference === '' ? pspReference : originalReference;

/** Stores what happened to the money of payment attempts, once each. */
@Injectable()
export class PaymentLedger {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Returns the attempt that a webhook is about. A capture or refund may have a merchant reference of its own, so the
   * provider's reference of the payment decides if it is known.
   */
  async findAttempt(webhook: PaymentWebhook): Promise<AttemptWithCheckout | null> {
    const paymentReference = paymentReferenceOf(webhook);
    const include = { checkout: true };
    const paid = await this.prisma.paymentAttempt.findUnique({ where: { pspReference: paymentReference }, include });
    if (paid) return paid;
    const known = await this.prisma.paymentEvent.findFirst({ where: { paymentReference } });
    const merchantReference = known?.merchantReference ?? webhook.merchantReference;
    return this.prisma.paymentAttempt.findUnique({ where: { merchantReference }, include });
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
        ${success}::boolean, ${centAmount}::int, ${currencyCode}, ${merchantAccount})
      ON CONFLICT (reference, kind, success, payment_reference) DO NOTHING`;
  }

  /** Returns the events of an attempt, or only those of one of its payments at the provider. */
  async events(merchantReference: string, paymentReference?: string): Promise<PaymentEvent[]> {
    const where = { merchantReference, ...(paymentReference === undefined ? {} : { paymentReference }) };
    const rows = await this.prisma.paymentEvent.findMany({ where });
    return rows.map(({ kind, success, reference, centAmount }) => ({
      kind: kind as PaymentEventKind,
      isSuccess: success,
      reference,
      centAmount,
    }));
  }
}
