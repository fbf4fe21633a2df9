import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { paymentEventKind } from '../../integrations/adyen/webhooks/event-kinds.js';
import {
  type ProviderNotification,
  type ReadWebhook,
  type ReceivedWebhook,
  WebhookReader,
} from '../../integrations/adyen/webhooks/webhook-reader.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { CrashPoints } from '../payments/index.js';
import { MerchantAccounts } from './merchant-accounts.service.js';
import { WebhookInbox } from './webhook-inbox.repository.js';

type Refusal = Extract<ReadWebhook, { kind: 'refused' }>['because'];

/** Accepts webhooks of the payment provider: verifies all their events, then stores them. */
@Injectable()
export class WebhookIntake {
  constructor(
    private readonly reader: WebhookReader,
    private readonly inbox: WebhookInbox,
    private readonly accounts: MerchantAccounts,
    private readonly limits: RateLimits,
    private readonly crashPoints: CrashPoints,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Stores the events of a webhook. Throws `not-found` if no webhooks are accepted, `not-signed-in` for wrong credentials or
   * signatures, `invalid-input` for another form, and `too-many-attempts` after many refused webhooks from one address.
   */
  async accept(received: ReceivedWebhook): Promise<void> {
    const read = this.reader.read(received);
    if (read.kind === 'refused') throw this.refusal(read.because);
    // Stored even if the account is unknown: the provider repeats a refused webhook, and holds back later events of our accounts
    // until then.
    await this.alertUnknownAccounts(read.notifications);
    await this.inbox.store(read.notifications);
    this.crashPoints.reach('webhook-stored');
  }

  /** Staff have to configure the account, or to end its webhooks at the provider. */
  private async alertUnknownAccounts(notifications: readonly ProviderNotification[]): Promise<void> {
    // Other events, such as reports of the whole company, change nothing here.
    const aboutPayments = notifications.filter(({ eventCode }) => paymentEventKind(eventCode));
    const accounts = await this.accounts.unknownOf(aboutPayments.map(({ merchantAccount }) => merchantAccount));
    if (accounts.length === 0) return;
    const facts = { alert: true, code: 'webhook-account-unknown', merchantAccounts: accounts };
    this.logger.error(facts, 'payment webhook of a merchant account that no store has');
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
    }
  }
}
