import type { CustomerData } from '@manifold/domain/data-rights/customer-data';
import { Injectable } from '@nestjs/common';
import { NewsletterSystem } from '../../integrations/newsletter/newsletter-system.js';
import { addressOf, emailToken, NewsletterSubscriptions, type Reader } from './newsletter-subscriptions.repository.js';

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
   * Ends and deletes a customer's subscriptions, here and in the newsletter system. The log of consents stays without names.
   * Erases an address that is not confirmed only if a subscription of the customer has it. Can be repeated.
   */
  async erase(reader: Reader, at: { readonly locale: string; readonly revision: number }): Promise<void> {
    const { locale, revision } = at;
    const { email, isEmailVerified } = reader;
    // Before they are removed, so that a repetition finds them again.
    const own = isEmailVerified ? [] : await this.subscriptions.listOf(reader);
    await this.eraseInSystem(
      own.map((subscription) => subscription.email),
      locale,
    );
    await this.subscriptions.remove(reader, { kind: 'unsubscribed', source: 'account-deleted', locale, revision });
    // Also without a subscription: the system may know the address from the time before it was ended.
    if (isEmailVerified) await this.eraseInSystem([addressOf(email)], locale);
  }

  private async eraseInSystem(addresses: readonly string[], locale: string): Promise<void> {
    if (!this.system.isConfigured) return;
    for (const address of addresses) await this.system.erase({ email_token: emailToken(address), locale });
  }
}
