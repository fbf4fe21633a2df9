import { addressHas } from '@manifold/domain/address/printed';
import type { AddressField } from './checkout-form.js';

/**
 * Returns a person's fields in the order in which people of the country write them. Where the city stands above the street,
 * forms ask for its postal code first: shops in Hungary do.
 */
export function personFields(country: string): readonly AddressField[] {
  const isCityAbove = addressHas(country, 'c');
  const person = turnedIf(addressHas(country, 'f'), 'firstName', 'lastName');
  const street = turnedIf(addressHas(country, 'n'), 'streetName', 'streetNumber');
  const house = [...street, 'additionalAddressInfo'] as const;
  const place = turnedIf(addressHas(country, 'p') && !isCityAbove, 'postalCode', 'city');
  return [...person, ...(isCityAbove ? [...place, ...house] : [...house, ...place]), 'phone'];
}

const turnedIf = (isTurned: boolean, one: AddressField, other: AddressField): readonly AddressField[] =>
  isTurned ? [other, one] : [one, other];
