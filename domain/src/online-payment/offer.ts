import type { ClientTypeValue } from '../client-type/contract.js';
import type { OnlineMethod, OnlinePayment } from './contract.js';

/** The payment provider's names of the methods. */
export const PROVIDER_TYPES = {
  card: 'scheme',
  payPal: 'paypal',
  applePay: 'applepay',
  googlePay: 'googlepay',
  ideal: 'ideal',
  polishBanks: 'onlineBanking_PL',
  multibanco: 'multibanco',
  twint: 'twint',
  mobilePay: 'mobilepay',
  klarna: 'klarna',
  klarnaAccount: 'klarna_account',
  billie: 'klarna_b2b',
  ratepay: 'ratepay',
} as const satisfies Record<OnlineMethod, string>;

export type ProviderType = (typeof PROVIDER_TYPES)[OnlineMethod];

/** Returns the methods of the payment provider that a store offers this kind of customer, in the order of the config. */
export function onlineMethods(config: OnlinePayment, clientType: ClientTypeValue): OnlineMethod[] {
  return (Object.keys(PROVIDER_TYPES) as OnlineMethod[]).filter(
    (method) => config[method] === 'everyone' || config[method] === clientType,
  );
}

/** Returns whether a store offers each kind of customer a method of the payment provider. */
export function onlinePaymentRule(sections: {
  readonly 'online-payment': OnlinePayment;
}): Readonly<Record<ClientTypeValue, boolean>> {
  const config = sections['online-payment'];
  return { private: onlineMethods(config, 'private').length > 0, company: onlineMethods(config, 'company').length > 0 };
}

/** The methods that collect the money at once; the others need a capture after the authorisation. */
const COLLECTED_AT_ONCE: ReadonlySet<string> = new Set<ProviderType>([
  'paypal',
  'ideal',
  'onlineBanking_PL',
  'multibanco',
]);

/** Returns whether a method of the payment provider collects the money without a capture. */
export const collectsAtOnce = (providerType: string | null): boolean => COLLECTED_AT_ONCE.has(providerType ?? '');
