import type { CustomerData } from '@manifold/domain/data-rights/customer-data';
import { Injectable } from '@nestjs/common';
import { NewsletterSystem } from '../../integrations/newsletter/newsletter-system.js';
import { emailToken } from './newsletter-jobs.service.js';
import { addressOf, NewsletterSubscriptions } from './newsletter-subscriptions.repository.js';

/** A customer of a store, whose subscriptions have their id or their address. */
interface Reader {
  readonly storeKey: string;
  readonly customerId: string;
  readonly email: string;
}

/** Answers what customers ask for about their newsletters: a copy, or the deletion. */
@Injectable()
export class NewsletterRecords {
  constructor(
    private readonly subscriptions: NewsletterSubscriptions,
    private readonly system: NewsletterSystem,
  ) {}

  /** Returns a customer's subscriptions with their log of consents. */
  async listOf(reader: Reader): Promise<CustomerData['newsletters']> {
    const found = await this.subscriptions.listOf(reader);
    const events = await this.subscriptions.eventsOf(found.map(({ id }) => id));
    return found.map(({ id, email, locale, phone, channels, createdAt }) => ({
      email,
      locale,
      phone,
      channels,
      createdAt: createdAt.toISOString(),
      log: events
        .filter(({ subscriptionId }) => subscriptionId === id)
        .map(({ at, kind, source, locale: language, channels: agreed, textDigest, text }) => ({
          at: at.toISOString(),
          kind,
          source,
          locale: language,
          channels: agreed,
          textDigest,
          text: text?.text ?? null,
        })),
    }));
  }

  /**
   * Ends and deletes a customer's subscriptions, here and in the newsletter system. The log of consents stays and names nobody
   * then. Can be repeated.
   */
  async erase(reader: Reader, at: { readonly locale: string; readonly revision: number }): Promise<void> {
    const { locale, revision } = at;
    await this.subscriptions.remove(reader, { kind: 'unsubscribed', source: 'account-deleted', locale, revision });
    // Also without a subscription: the system may know the address from the time before it was ended.
    if (this.system.isConfigured) await this.system.erase({ email_token: emailToken(addressOf(reader.email)), locale });
  }
}
