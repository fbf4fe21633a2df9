import type { Subscriptions } from '@manifold/domain/newsletter/contract';

/** A confirmed newsletter (spec shell §7, `newsletter-doi`). */
export interface ConfirmedNewsletter {
  readonly locale: string;
  readonly email: string;
  readonly user_id?: string;
  /** For the header `List-Unsubscribe` of every newsletter: a POST ends it with one click (RFC 8058). */
  readonly unsubscribe_url?: string;
}

/** A person's channels (spec shell §7, `customer-consent`). */
export interface CustomerConsent {
  readonly locale: string;
  readonly consents: Subscriptions;
  /** SHA-256 of the address in small letters. */
  readonly email_token: string;
  /** For text messages and calls, if the person agreed to them; named as in the event `consent`. */
  readonly gdpr_phone?: string;
  /** As above, while a channel by e-mail is in force. */
  readonly unsubscribe_url?: string;
}

/** The system that sends newsletters. */
export abstract class NewsletterSystem {
  /** Whether there is one; without it nothing is sent anywhere. */
  abstract get isConfigured(): boolean;
  /** Reports a confirmed newsletter. Throws if the system did not accept it, so that it is retried. */
  abstract confirm(newsletter: ConfirmedNewsletter): Promise<void>;
  /** Reports a person's channels. Throws as above. */
  abstract consent(consent: CustomerConsent): Promise<void>;
  /** Deletes everything about a person. Throws as above. */
  abstract erase(person: Pick<CustomerConsent, 'email_token' | 'locale'>): Promise<void>;
}
