import { randomUUID } from 'node:crypto';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { ProviderNotification } from '../../integrations/adyen/webhooks/webhook-reader.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import type { PaymentWebhook as StoredWebhook } from '../../platform/prisma/generated/client.js';
import { PrismaService, type PlainTransaction } from '../../platform/prisma/prisma.service.js';
import { type WithNumbers, withNumbers } from '../../platform/prisma/with-numbers.js';

export type PaymentWebhook = WithNumbers<StoredWebhook>;

/** The job that processes one webhook. */
export const PROCESS_WEBHOOK = 'process-payment-webhook';

const MAXIMUM_FAILURE_LENGTH = 300;
const MAXIMUM_LISTED = 100;

/** Stores webhooks of the payment provider until they are processed. */
@Injectable()
export class WebhookInbox {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
  ) {}

  /** Stores the events of a webhook and enqueues a job for each, in one transaction. Known events are left as they are. */
  async store(notifications: readonly ProviderNotification[]): Promise<void> {
    await this.prisma.plainTransaction(async (transaction) => {
      for (const notification of notifications) {
        const id = await insert(transaction, notification);
        if (id !== undefined) await this.enqueue(transaction, id);
      }
    });
  }

  /** Returns a webhook that is not processed yet. */
  async findOpen(id: string): Promise<PaymentWebhook | null> {
    const found = await this.prisma.paymentWebhook.findUnique({ where: { id, processedAt: null } });
    return found && withNumbers(found);
  }

  /** Returns the open webhooks that failed or arrived before a time, oldest first. */
  async listOverdue(before: Date): Promise<PaymentWebhook[]> {
    const overdue = await this.prisma.paymentWebhook.findMany({
      where: { processedAt: null, OR: [{ failures: { gt: 0 } }, { receivedAt: { lt: before } }] },
      orderBy: { receivedAt: 'asc' },
      take: MAXIMUM_LISTED,
    });
    return overdue.map(withNumbers);
  }

  /** Returns the number of webhooks that are not processed yet. */
  countOpen(): Promise<number> {
    return this.prisma.paymentWebhook.count({ where: { processedAt: null } });
  }

  /** Enqueues a webhook once more, audited. Throws `not-found` if it is processed or does not exist. */
  async replay(id: string, actor: string): Promise<void> {
    await this.prisma.$transaction(async (db) => {
      const webhook = await db.paymentWebhook.findUnique({ where: { id, processedAt: null } });
      if (!webhook) throw new ShopError('not-found');
      await this.jobs.enqueue(db, { name: PROCESS_WEBHOOK, data: { id }, afterSeconds: 0 });
      const { eventCode, merchantReference } = webhook;
      await recordAudit(db, {
        actor,
        action: 'payment-webhook.replay',
        subject: `${eventCode} ${merchantReference}`,
        details: { webhook: id },
      });
    });
  }

  async markProcessed(id: string): Promise<void> {
    await this.prisma.paymentWebhook.updateMany({
      where: { id, processedAt: null },
      data: { processedAt: new Date(), failure: null },
    });
  }

  async markFailed(id: string, failure: string): Promise<void> {
    await this.prisma.paymentWebhook.updateMany({
      where: { id, processedAt: null },
      data: { failure: failure.slice(0, MAXIMUM_FAILURE_LENGTH), failedAt: new Date(), failures: { increment: 1 } },
    });
  }

  /** Enqueues webhooks that arrived while the job queue was not running. */
  async enqueueWaiting(): Promise<void> {
    if (!this.jobs.ready) return;
    await this.prisma.plainTransaction(async (transaction) => {
      const waiting = await transaction.rows<{ id: string }>`
        SELECT id FROM payment_webhook WHERE processed_at IS NULL AND enqueued_at IS NULL
        ORDER BY received_at LIMIT 500 FOR UPDATE SKIP LOCKED`;
      for (const { id } of waiting) await this.enqueue(transaction, id);
    });
  }

  private async enqueue(transaction: PlainTransaction, id: string): Promise<void> {
    // The queue starts after the process; until then `enqueueWaiting` finds the webhook.
    if (!this.jobs.ready) return;
    await this.jobs.enqueue(transaction, { name: PROCESS_WEBHOOK, data: { id }, afterSeconds: 0 });
    await transaction.rows`UPDATE payment_webhook SET enqueued_at = now() WHERE id = ${id}::uuid`;
  }
}

/** Returns the id of the new row; undefined if the event is known. */
async function insert(transaction: PlainTransaction, event: ProviderNotification): Promise<string | undefined> {
  const { pspReference, originalReference, eventCode, isSuccess, reason } = event;
  const { merchantAccount, merchantReference, centAmount, currencyCode } = event;
  const [row] = await transaction.rows<{ id: string }>`
    INSERT INTO payment_webhook (id, psp_reference, original_reference, event_code, success, merchant_account,
      merchant_reference, cent_amount, currency_code, reason)
    VALUES (${randomUUID()}::uuid, ${pspReference}, ${originalReference}, ${eventCode}, ${isSuccess}::boolean,
      ${merchantAccount}, ${merchantReference}, ${centAmount}::bigint, ${currencyCode}, ${reason})
    ON CONFLICT (psp_reference, event_code, success, original_reference) DO NOTHING RETURNING id`;
  return row?.id;
}
