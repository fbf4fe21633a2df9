import type { PaymentProviderOptions } from './payment-provider.js';

/** Published keys: they open only the sandbox on this machine. */
const API_KEY = 'sandbox-payment-api-key';
const HMAC_KEY = '0123456789ABCDEF'.repeat(4);
const WEBHOOK_USER = 'payment-provider';
const WEBHOOK_PASSWORD = 'sandbox-webhooks';
/** The accounts of the sandbox's stores, such as `FerrumSandbox_SK`. */
const MERCHANT_ACCOUNTS = /^[A-Za-z]{1,40}Sandbox_[A-Z]{2}$/;

/**
 * Returns the provider's options from the environment: PAYMENT_API_KEY, PAYMENT_HMAC_KEY, PAYMENT_WEBHOOK_URL,
 * PAYMENT_WEBHOOK_USER and PAYMENT_WEBHOOK_PASSWORD. Without a database there is no payment provider.
 */
export function sandboxPayments(
  env: NodeJS.ProcessEnv,
  databaseUrl: string | undefined,
): { readonly payments?: PaymentProviderOptions } {
  if (!databaseUrl) return {};
  return {
    payments: {
      databaseUrl,
      access: { apiKey: env.PAYMENT_API_KEY || API_KEY, merchantAccounts: MERCHANT_ACCOUNTS },
      target: {
        webhookUrl: env.PAYMENT_WEBHOOK_URL || null,
        webhookUser: env.PAYMENT_WEBHOOK_USER || WEBHOOK_USER,
        webhookPassword: env.PAYMENT_WEBHOOK_PASSWORD || WEBHOOK_PASSWORD,
        hmacKey: env.PAYMENT_HMAC_KEY || HMAC_KEY,
      },
    },
  };
}
