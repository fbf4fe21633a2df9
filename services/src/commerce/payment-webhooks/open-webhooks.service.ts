import type { OpenWebhook, OpenWebhooks } from '@manifold/domain/payment-ledger/open-webhooks';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { type PaymentWebhook, WebhookInbox } from './webhook-inbox.repository.js';

/** A webhook without a failure is processed within seconds. */
const USUAL_MILLISECONDS = 2 * 60_000;

/** Lists the webhooks that failed or wait, and processes them again. */
@Injectable()
export class OpenPaymentWebhooks {
  constructor(
    private readonly inbox: WebhookInbox,
    private readonly jobs: Jobs,
    private readonly env: Env,
  ) {}

  async list(): Promise<OpenWebhooks> {
    const late = new Date(Date.now() - USUAL_MILLISECONDS);
    const [rows, waiting] = await Promise.all([this.inbox.listOverdue(late), this.inbox.countOpen()]);
    return { isAccepted: this.env.paymentWebhooks !== undefined, waiting, open: rows.map(openWebhook) };
  }

  /** Enqueues a webhook once more, audited. Throws `not-found` if it is processed or does not exist. */
  async replay(id: string, actor: string): Promise<void> {
    if (!this.jobs.ready) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    await this.inbox.replay(id, actor);
  }
}

function openWebhook({
  id,
  eventCode,
  success,
  receivedAt,
  failures,
  failure,
  ...webhook
}: PaymentWebhook): OpenWebhook {
  const { pspReference, merchantReference, merchantAccount, centAmount, currencyCode } = webhook;
  const payment = { pspReference, merchantReference, merchantAccount, centAmount, currencyCode };
  return { id, eventCode, success, ...payment, receivedAt: receivedAt.toISOString(), failures, failure };
}
