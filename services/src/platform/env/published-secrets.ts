/** Secrets from the repository. They work only with the sandbox, so a deployment that has one has forgotten to set its own. */
const PUBLISHED: ReadonlySet<string> = new Set([
  'sandbox-services',
  'sandbox-storefront',
  'sandbox-seeder',
  'sandbox-console',
  'sandbox-webhooks',
  '0123456789ABCDEF'.repeat(4),
  'sandbox-payment-api-key',
  'sandbox-social',
]);

const SECRETS = [
  'COMMERCETOOLS_CLIENT_SECRET',
  'COMMERCETOOLS_STOREFRONT_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'SIGN_IN_GOOGLE_CLIENT_SECRET',
  'SIGN_IN_FACEBOOK_CLIENT_SECRET',
  'SEARCH_TYPESENSE_KEY',
  'ADYEN_API_KEY',
  'MAIL_TOKEN',
  'DETAILS_TOKEN',
  'ADYEN_HMAC_KEY',
  'ADYEN_HMAC_KEY_PREVIOUS',
  'ADYEN_WEBHOOK_PASSWORD',
] as const;

type Values = Readonly<Partial<Record<(typeof SECRETS)[number], string>>> & { readonly EMBEDDED: boolean };

/** Throws with the variable's name if a deployment uses a secret from the repository. */
export function refusePublishedSecrets(values: Values): void {
  const found = values.EMBEDDED ? undefined : SECRETS.find((name) => PUBLISHED.has(values[name] ?? ''));
  if (found !== undefined)
    throw new Error(`${found} is not set, or is a published secret of the sandbox. Set your own secret.`);
}
