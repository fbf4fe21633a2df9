import { createHmac } from 'node:crypto';
import type { Variables } from '../../../platform/env/env.js';

export const KEY = 'ab'.repeat(32);
export const PREVIOUS_KEY = 'cd'.repeat(32);
const [USER, PASSWORD] = ['provider', 'own-password'];
export const CREDENTIALS = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;

/** The variables of services that accept the webhooks of this file. */
export const WEBHOOK_VARIABLES = {
  ADYEN_HMAC_KEY: KEY,
  ADYEN_HMAC_KEY_PREVIOUS: PREVIOUS_KEY,
  ADYEN_WEBHOOK_USER: USER,
  ADYEN_WEBHOOK_PASSWORD: PASSWORD,
} satisfies Variables;

/** One event, as a test describes it. */
export interface TestEvent {
  readonly eventCode: string;
  /** The provider's reference of the event. */
  readonly reference: string;
  /** The reference of the payment, if the event changes one. */
  readonly original?: string;
  readonly merchantReference: string;
  readonly centAmount: number;
  readonly currency?: string;
  readonly success?: boolean;
  readonly merchantAccount?: string;
}

/** Returns an event as the provider signs and sends it. */
export function signedItem(event: TestEvent, key: string = KEY): object {
  const { eventCode, reference, original = '', merchantReference, centAmount } = event;
  const { currency = 'EUR', merchantAccount = 'FerrumSandbox_SK', success = true } = event;
  const fields = [reference, original, merchantAccount, merchantReference, centAmount, currency, eventCode, success];
  const hmac = createHmac('sha256', Buffer.from(key, 'hex')).update(fields.join(':'));
  return {
    pspReference: reference,
    ...(original === '' ? {} : { originalReference: original }),
    merchantAccountCode: merchantAccount,
    merchantReference,
    amount: { value: centAmount, currency },
    eventCode,
    eventDate: '2026-11-23T12:00:00+01:00',
    success: String(success),
    reason: '',
    paymentMethod: 'visa',
    additionalData: { hmacSignature: hmac.digest('base64'), cardSummary: '1111' },
  };
}

/** Returns the body of a webhook. */
export const webhookOf = (...items: readonly object[]) => ({
  live: 'false',
  notificationItems: items.map((item) => ({ NotificationRequestItem: item })),
});

/** As long as the payment provider waits. */
const TIMEOUT_MS = 10_000;

/** Sends a webhook to the services. Returns the status and the text of the answer. */
export async function sendWebhook(
  port: number,
  body: unknown,
  authorization: string | null = CREDENTIALS,
): Promise<readonly [number, string]> {
  const headers = { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) };
  const answer = await fetch(`http://127.0.0.1:${port}/api/webhooks/adyen`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return [answer.status, await answer.text()];
}
