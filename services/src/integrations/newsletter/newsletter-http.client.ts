import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { exchange } from '../../platform/http/outbound/exchange.js';
import { type ConfirmedNewsletter, type CustomerConsent, NewsletterSystem } from './newsletter-system.js';

const FIRST_REFUSAL = 300;
const MAXIMUM_ANSWER_BYTES = 60_000;

/** A failed call. Its message has only the status, since the payload is personal. */
const failed = (reason: string): ShopError =>
  new ShopError('backend-unavailable', { message: `the newsletter system did not take the request: ${reason}` });

/** Posts each event as JSON to `{NEWSLETTER_URL}/{event}`. The embedded start posts to the sandbox. */
@Injectable()
export class NewsletterHttp extends NewsletterSystem {
  constructor(private readonly env: Env) {
    super();
  }

  override get isConfigured(): boolean {
    return this.env.newsletter !== undefined;
  }

  override confirm(newsletter: ConfirmedNewsletter): Promise<void> {
    return this.post('newsletter-doi', newsletter);
  }

  override consent(consent: CustomerConsent): Promise<void> {
    return this.post('customer-consent', consent);
  }

  override erase(person: Pick<CustomerConsent, 'email_token' | 'locale'>): Promise<void> {
    return this.post('customer-erasure', person);
  }

  private async post(event: string, payload: object): Promise<void> {
    const { newsletter, deadlines } = this.env;
    if (!newsletter) return;
    const { url, token } = newsletter;
    const { status } = await exchange(new URL(`${url}/${event}`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(payload),
      timeoutMs: deadlines.newsletter,
      maximumAnswerLength: MAXIMUM_ANSWER_BYTES,
    }).catch((error: unknown) => {
      throw failed(error instanceof Error ? error.name : 'no answer');
    });
    if (status >= FIRST_REFUSAL) throw failed(`status ${status}`);
  }
}
