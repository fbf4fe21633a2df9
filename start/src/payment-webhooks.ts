import type { Variables } from './environment/settings.js';

/** Published values: they open only the services on this machine. */
const SANDBOX = {
  hmacKey: '0123456789ABCDEF'.repeat(4),
  user: 'payment-provider',
  password: 'sandbox-webhooks',
} as const;

interface Values {
  readonly variables: Variables;
}

const access = ({ variables }: Values) => ({
  hmacKey: variables['PAYMENT_HMAC_KEY'] || SANDBOX.hmacKey,
  user: variables['PAYMENT_WEBHOOK_USER'] || SANDBOX.user,
  password: variables['PAYMENT_WEBHOOK_PASSWORD'] || SANDBOX.password,
});

/** Returns where the sandbox's payment provider sends its webhooks: to the services, unless another address is set. */
export function webhookTarget(port: number, { variables }: Values): Record<string, string> {
  return { PAYMENT_WEBHOOK_URL: variables['PAYMENT_WEBHOOK_URL'] || `http://127.0.0.1:${port}/api/webhooks/adyen` };
}

/** Returns what the services accept: the webhooks of the sandbox, unless those of another provider are configured. */
export function acceptedWebhooks(around: Values): Record<string, string> {
  if (around.variables['ADYEN_HMAC_KEY']) return {}; // set in the environment, which children inherit
  const { hmacKey, user, password } = access(around);
  return { ADYEN_HMAC_KEY: hmacKey, ADYEN_WEBHOOK_USER: user, ADYEN_WEBHOOK_PASSWORD: password };
}
