import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  type ProviderNotification,
  type ReadWebhook,
  type ReceivedWebhook,
  WebhookReader,
} from '../../integrations/adyen/webhooks/webhook-reader.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { LiveConfig } from '../../store-config/index.js';
import { OnlineAttempts } from '../payments/index.js';
import { WebhookInbox } from './webhook-inbox.repository.js';

type Refusal = Extract<ReadWebhook, { kind: 'refused' }>['because'] | 'merchant-account';

/** Accepts webhooks of the payment provider: verifies all their events, then stores them. */
@Injectable()
export class WebhookIntake {
  constructor(
    private readonly reader: WebhookReader,
    private readonly inbox: WebhookInbox,
    private readonly attempts: OnlineAttempts,
    private readonly live: LiveConfig,
    private readonly limits: RateLimits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Stores the events of a webhook. Throws `not-found` if no webhooks are accepted, `not-signed-in` for wrong credentials or
   * signatures, `invalid-input` for another form, `not-allowed` for an unknown merchant account, and `too-many-attempts` after
   * many refused webhooks from one address.
   */
  async accept(received: ReceivedWebhook): Promise<void> {
    const read = this.reader.read(received);
    if (read.kind === 'refused') throw this.refusal(read.because);
    if (!(await this.isForKnownAccounts(read.notifications))) throw this.refusal('merchant-account');
    await this.inbox.store(read.notifications);
  }

  /** An account that the stores no longer use still reports captures, refunds and chargebacks of its payments. */
  private async isForKnownAccounts(notifications: readonly ProviderNotification[]): Promise<boolean> {
    const snapshots = this.live.allSnapshots();
    // Without config nobody knows the stores; the provider sends the webhook again.
    if (snapshots.length === 0) throw new ShopError('backend-unavailable');
    const accounts = new Set(snapshots.map(({ document }) => document.sections['merchant-account'].merchantAccount));
    const others = notifications.map(({ merchantAccount }) => merchantAccount).filter((name) => !accounts.has(name));
    if (others.length === 0) return true;
    const former = await this.attempts.accountsWithPayments(others);
    return others.every((name) => former.has(name));
  }

  private refusal(because: Refusal): ShopError {
    this.logger.warn({ because }, 'payment webhook refused');
    if (because === 'not-configured') return new ShopError('not-found');
    // Counts only refused webhooks, so that a flood of them does not stop the provider's own.
    this.limits.take('refused-webhook', undefined);
    switch (because) {
      case 'credentials':
      case 'signature':
        return new ShopError('not-signed-in');
      case 'form':
        return invalidField('notificationItems', 'form');
      case 'merchant-account':
        return new ShopError('not-allowed');
    }
  }
}
