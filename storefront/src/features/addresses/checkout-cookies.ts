import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import type { ShippingAddressType } from './checkout-form.js';

/** A year: where one ships to and as whom one buys rarely changes (spec shell §3.4). */
const MAX_AGE_SECONDS = 31_536_000;

function read(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function write(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
}

/** Where this shopper ships to as a rule; the same as billing unless the cookie says otherwise (spec core §4). */
export function preferredShippingAddressType(): ShippingAddressType {
  return read('shippingAddressType') === 'DIFFERENT_FROM_BILLING' ? 'DIFFERENT_FROM_BILLING' : 'SAME_AS_BILLING';
}

/** As whom this shopper bought last, if ever. */
export function preferredClientType(): ClientTypeValue | undefined {
  const value = read('clientType');
  return value === 'private' || value === 'company' ? value : undefined;
}

/** Keeps both choices for the next checkout. */
export function rememberChoices(choices: {
  readonly shippingAddressType: ShippingAddressType;
  readonly clientType: ClientTypeValue;
}): void {
  write('shippingAddressType', choices.shippingAddressType);
  write('clientType', choices.clientType);
}
