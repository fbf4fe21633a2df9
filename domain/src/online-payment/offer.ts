import type { ClientTypeValue } from '../client-type/contract.js';
import { PROVIDER_TYPES, type ProviderType } from '../payment-methods/provider-types.js';
import type { OnlineMethod, OnlinePayment } from './contract.js';

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
  PROVIDER_TYPES.payPal,
  PROVIDER_TYPES.ideal,
  PROVIDER_TYPES.polishBanks,
  PROVIDER_TYPES.multibanco,
]);

/** Returns whether a method of the payment provider collects the money without a capture. */
export const collectsAtOnce = (providerType: string | null): boolean => COLLECTED_AT_ONCE.has(providerType ?? '');
