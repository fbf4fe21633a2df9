import * as z from 'zod';

const hmacKey = z.string().regex(/^[0-9A-Fa-f]{64}$/, '32 bytes in hexadecimal');

export const paymentWebhookVariables = {
  /** Signs the webhooks of the payment provider; in hexadecimal. */
  ADYEN_HMAC_KEY: hmacKey.optional(),
  /** The previous key, which is accepted while the provider changes to the new one. */
  ADYEN_HMAC_KEY_PREVIOUS: hmacKey.optional(),
  ADYEN_WEBHOOK_USER: z.string().min(1).max(200).optional(),
  ADYEN_WEBHOOK_PASSWORD: z.string().min(1).max(200).optional(),
};
type Values = z.infer<z.ZodObject<typeof paymentWebhookVariables>>;

/** The credentials and keys by which a webhook of the payment provider is verified. */
export interface PaymentWebhookSettings {
  readonly user: string;
  readonly password: string;
  /** The current key and the previous one, in hexadecimal. */
  readonly hmacKeys: readonly string[];
}

/** Returns the settings of webhooks; undefined if none are accepted. Throws if only some of the variables are set. */
export function paymentWebhooks(values: Values): PaymentWebhookSettings | undefined {
  const { ADYEN_HMAC_KEY: key, ADYEN_HMAC_KEY_PREVIOUS: previous } = values;
  const { ADYEN_WEBHOOK_USER: user, ADYEN_WEBHOOK_PASSWORD: password } = values;
  if (!key && !previous && !user && !password) return undefined;
  if (!key || !user || !password)
    throw new Error('Set ADYEN_HMAC_KEY, ADYEN_WEBHOOK_USER and ADYEN_WEBHOOK_PASSWORD together');
  return { user, password, hmacKeys: previous ? [key, previous] : [key] };
}
