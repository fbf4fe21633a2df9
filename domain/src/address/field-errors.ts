import { isPostalCode } from '../postal-code/is-postal-code.js';
import type { PostalCodeFormat } from '../postal-code/contract.js';
import type { StreetNumberRule } from '../street-number/contract.js';
import { isStreetNumber } from '../street-number/street-number.js';
import type { ClientTypeValue } from '../client-type/contract.js';
import type { VatNumberFormat } from '../vat-number/contract.js';
import { hasVatNumberForm } from '../vat-number/clean.js';
import type { Address } from './contract.js';

export type AddressRule = 'postal-code' | 'street-number-digit' | 'company-required' | 'vat-number' | 'country';

/** A field with a rule of its own; the tick for a house name only changes the rule of the number. */
export type CheckedField = Exclude<keyof Address, 'hasHouseName'>;

export interface AddressFieldError {
  readonly field: CheckedField;
  readonly reason: AddressRule;
}

export interface AddressRules {
  readonly countryCode: string;
  readonly postalCode: PostalCodeFormat;
  readonly streetNumber: StreetNumberRule;
  readonly vatNumber: VatNumberFormat;
}

/** Checks a company: the name is required, a VAT number is optional but must have the minimum length. */
function companyErrors({ company, vatNumber }: Address, rules: AddressRules): AddressFieldError[] {
  const isTooShort = Boolean(vatNumber) && !hasVatNumberForm(vatNumber ?? '', rules.vatNumber);
  return [
    ...(company ? [] : [{ field: 'company', reason: 'company-required' } as const]),
    ...(isTooShort ? [{ field: 'vatNumber', reason: 'vat-number' } as const] : []),
  ];
}

/** Returns the fields of an address that break a rule of the store's country, with the broken rule (spec core §5). */
export function addressFieldErrors(
  address: Address,
  rules: AddressRules,
  clientType: ClientTypeValue,
): AddressFieldError[] {
  const errors: AddressFieldError[] = [];
  if (address.country !== rules.countryCode) errors.push({ field: 'country', reason: 'country' });
  if (!isPostalCode(address.postalCode, rules.countryCode, rules.postalCode)) {
    errors.push({ field: 'postalCode', reason: 'postal-code' });
  }
  if (!isStreetNumber({ ...address, country: rules.countryCode }, rules.streetNumber)) {
    errors.push({ field: 'streetNumber', reason: 'street-number-digit' });
  }
  return clientType === 'company' ? [...errors, ...companyErrors(address, rules)] : errors;
}
