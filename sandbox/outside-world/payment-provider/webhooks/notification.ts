import { createHmac } from 'node:crypto';
import type { Payment, PaymentEvent } from '../payments/payment.js';

/** An event as the provider sends it, without its signature. */
export interface NotificationItem {
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  readonly amount: { readonly currency: string; readonly value: number };
  readonly eventCode: string;
  readonly eventDate: string;
  readonly success: 'true' | 'false';
  readonly reason: string;
  readonly paymentMethod: string;
  readonly operations?: readonly string[];
  readonly additionalData: Readonly<Record<string, string>>;
}

/** Returns the item of an event. */
export function notificationOf(payment: Payment, event: PaymentEvent, now: Date): NotificationItem {
  const { pspReference, originalReference, eventCode, amount, success, reason, operations, additionalData } = event;
  return {
    pspReference,
    ...(originalReference === undefined ? {} : { originalReference }),
    merchantAccountCode: payment.merchantAccount,
    merchantReference: payment.merchantReference,
    amount,
    eventCode,
    eventDate: now.toISOString(),
    success: success ? 'true' : 'false',
    reason: reason ?? '',
    paymentMethod: payment.shownMethod,
    ...(operations ? { operations } : {}),
    additionalData: { ...(payment.cardSummary ? { cardSummary: payment.cardSummary } : {}), ...additionalData },
  };
}

/** Returns the base64 signature of an item. Only these eight fields are signed. */
function signatureOf(item: NotificationItem, hexKey: string): string {
  const signed = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(signed, 'utf8').digest('base64');
}

/** Returns the body of a webhook with one signed item. */
export function signedWebhook(item: NotificationItem, hexKey: string): object {
  const additionalData = { ...item.additionalData, hmacSignature: signatureOf(item, hexKey) };
  return { live: 'false', notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }] };
}
