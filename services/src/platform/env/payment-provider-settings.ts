import * as z from 'zod';

const text = z.string().min(1).max(500);

export const paymentProviderVariables = {
  /** Without it, no store offers online payment. */
  ADYEN_API_KEY: text.optional(),
  /** The public key of the payment form in the browser. */
  ADYEN_CLIENT_KEY: text.optional(),
  ADYEN_ENVIRONMENT: z.enum(['test', 'live']).default('test'),
  /** The prefix of the live addresses: `1797a841fbb37ca7-Shop`. */
  ADYEN_LIVE_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,100}$/)
    .optional(),
  /** Replaces the origin of the provider's server API; only for the sandbox. */
  ADYEN_SERVER_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** Replaces the provider's addresses in the browser; only for the sandbox. */
  ADYEN_BROWSER_BASE: z.url({ protocol: /^https?$/ }).optional(),
};
type Values = z.infer<z.ZodObject<typeof paymentProviderVariables>>;

/** Access to the payment provider. */
export interface PaymentProviderSettings {
  readonly apiKey: string;
  readonly clientKey: string;
  readonly environment: 'test' | 'live';
  /** Undefined in the test environment. */
  readonly livePrefix: string | undefined;
  /** The sandbox's; undefined for the real platform. */
  readonly serverOrigin: string | undefined;
  readonly browserBase: string | undefined;
}

/** Returns the access to the payment provider; undefined without an API key. Throws if a variable is missing or not for the environment. */
export function paymentProviderSettings(values: Values): PaymentProviderSettings | undefined {
  const { ADYEN_API_KEY: apiKey, ADYEN_CLIENT_KEY: clientKey, ADYEN_ENVIRONMENT: environment } = values;
  const { ADYEN_SERVER_ORIGIN: serverOrigin, ADYEN_BROWSER_BASE: browserBase, ADYEN_LIVE_PREFIX: livePrefix } = values;
  if (apiKey === undefined) return undefined;
  if (clientKey === undefined) throw new Error('ADYEN_API_KEY needs ADYEN_CLIENT_KEY');
  if (environment === 'live' && livePrefix === undefined)
    throw new Error('ADYEN_ENVIRONMENT=live needs ADYEN_LIVE_PREFIX');
  if (environment === 'live' && (serverOrigin ?? browserBase) !== undefined) {
    throw new Error('ADYEN_SERVER_ORIGIN and ADYEN_BROWSER_BASE are only for ADYEN_ENVIRONMENT=test');
  }
  return { apiKey, clientKey, environment, livePrefix, serverOrigin, browserBase };
}
