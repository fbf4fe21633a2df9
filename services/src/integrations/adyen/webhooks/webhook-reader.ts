import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../../platform/env/env.js';
import type { PaymentWebhookSettings } from '../../../platform/env/payment-webhooks.js';
import { HmacValidator } from '../library/adyen-library.js';
import { type WebhookItem, webhookSchema } from './webhook-form.js';

/** A verified event of the payment provider. Everything except `reason` is signed. */
export interface ProviderNotification {
  readonly pspReference: string;
  /** The reference of the payment that the event changes; empty if the event is about the payment itself. */
  readonly originalReference: string;
  readonly merchantAccount: string;
  readonly merchantReference: string;
  readonly eventCode: string;
  readonly isSuccess: boolean;
  readonly centAmount: number;
  readonly currencyCode: string;
  /** For staff; not signed. */
  readonly reason: string;
}

/** A webhook with all its events, or why it is refused. */
export type ReadWebhook =
  | { readonly kind: 'verified'; readonly notifications: readonly ProviderNotification[] }
  | { readonly kind: 'refused'; readonly because: 'not-configured' | 'credentials' | 'form' | 'signature' };

export interface ReceivedWebhook {
  /** The header `Authorization`. */
  readonly authorization: string | undefined;
  readonly body: unknown;
}

const refused = (because: Extract<ReadWebhook, { kind: 'refused' }>['because']): ReadWebhook => ({
  kind: 'refused',
  because,
});

/** Verifies and reads webhooks of the payment provider. */
@Injectable()
export class WebhookReader {
  private readonly validator = new HmacValidator();

  constructor(private readonly env: Env) {}

  /** Returns the events of a webhook. If one of them is not signed by us and the provider, all are refused. */
  read({ authorization, body }: ReceivedWebhook): ReadWebhook {
    const settings = this.env.paymentWebhooks;
    if (!settings) return refused('not-configured');
    if (!hasCredentials(authorization, settings)) return refused('credentials');
    const webhook = webhookSchema.safeParse(body).data;
    if (!webhook) return refused('form');
    const items = webhook.notificationItems.map(({ NotificationRequestItem: item }) => item);
    if (!items.every((item) => this.isSigned(item, settings.hmacKeys))) return refused('signature');
    return { kind: 'verified', notifications: items.map(notificationOf) };
  }

  private isSigned(item: WebhookItem, keys: readonly string[]): boolean {
    const signature = item.additionalData?.hmacSignature;
    if (signature === undefined) return false; // the library throws without one
    return keys.some((key) => this.validator.validateHMACSignature(key, signature, signedText(item)));
  }
}

/** Returns the text that the provider signs. The library's own function needs the vendor's closed list of events. */
const signedText = (item: WebhookItem): string =>
  [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');

const MAXIMUM_REASON_LENGTH = 200;

const notificationOf = (item: WebhookItem): ProviderNotification => ({
  pspReference: item.pspReference,
  originalReference: item.originalReference,
  merchantAccount: item.merchantAccountCode,
  merchantReference: item.merchantReference,
  eventCode: item.eventCode,
  isSuccess: item.success === 'true',
  centAmount: item.amount.value,
  currencyCode: item.amount.currency,
  reason: (item.reason ?? '').slice(0, MAXIMUM_REASON_LENGTH),
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests, so that the time does not depend on the texts. */
function hasCredentials(authorization: string | undefined, { user, password }: PaymentWebhookSettings): boolean {
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return timingSafeEqual(digest(authorization ?? ''), digest(expected));
}
