import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import { cookieValue } from '../../platform/cookie.js';
import { SHIPPING_ADDRESS_TYPES, type ShippingAddressType } from './checkout-form.js';

/** One year: shipping address type and client type rarely change (spec shell §3.4). */
const MAX_AGE_SECONDS = 31_536_000;

function write(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
}

/** Returns the shipping address type that this shopper chose last; the billing address if there is no cookie (spec core §4). */
export function preferredShippingAddressType(): ShippingAddressType {
  const stored = cookieValue('shippingAddressType');
  return SHIPPING_ADDRESS_TYPES.find((type) => type === stored) ?? 'SAME_AS_BILLING';
}

/** Returns the client type that this shopper chose last, or undefined. */
export function preferredClientType(): ClientTypeValue | undefined {
  const value = cookieValue('clientType');
  return value === 'private' || value === 'company' ? value : undefined;
}

/** Stores both choices for the next checkout. */
export function rememberChoices(choices: {
  readonly shippingAddressType: ShippingAddressType;
  readonly clientType: ClientTypeValue;
}): void {
  write('shippingAddressType', choices.shippingAddressType);
  write('clientType', choices.clientType);
}
