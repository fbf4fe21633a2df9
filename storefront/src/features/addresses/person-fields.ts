import { addressHas } from '@manifold/domain/address/printed';
import type { AddressField } from './checkout-form.js';

/**
 * Returns a person's fields in the order that is usual in the country. If the city stands above the street, the postal code
 * comes first, as in the forms of Hungarian shops.
 */
export function personFields(country: string): readonly AddressField[] {
  const isCityAbove = addressHas(country, 'c');
  const person = orderedPair(addressHas(country, 'f'), 'firstName', 'lastName');
  const street = orderedPair(addressHas(country, 'n'), 'streetName', 'streetNumber');
  const house = [...street, 'additionalAddressInfo'] as const;
  const place = orderedPair(addressHas(country, 'p') && !isCityAbove, 'postalCode', 'city');
  return [...person, ...(isCityAbove ? [...place, ...house] : [...house, ...place]), 'phone'];
}

const orderedPair = (isSwapped: boolean, first: AddressField, second: AddressField): readonly AddressField[] =>
  isSwapped ? [second, first] : [first, second];
