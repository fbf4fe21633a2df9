import type { ShopErrorCode } from '../shop-error/contract.js';
import type { Address } from './contract.js';

const inOneLine = ({ streetName, streetNumber, postalCode, city }: Address): string =>
  `${streetName} ${streetNumber}, ${postalCode} ${city}`;

/** Returns error code and message of a wrong postal code (spec core §5). A customer may have many shipping addresses, so the message names it. */
export function postalCodeRefusal(
  use: 'billing' | 'shipping',
  address: Address,
): { readonly code: ShopErrorCode; readonly message: string } {
  return use === 'billing'
    ? { code: 'postal-code-billing', message: 'Postal code is incorrect in billing address' }
    : {
        code: 'postal-code-shipping',
        message: `Postal code is incorrect in shipping address: ${inOneLine(address)}`,
      };
}
