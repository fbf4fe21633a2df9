/**
 * Deviations per country: `f` family name first, `n` number before the street, `p` postal code on its own line, `c`
 * city above the street.
 */
const FORMATS: Readonly<Record<string, string>> = { FR: 'n', GB: 'np', HU: 'fpc', IE: 'np' };

/** Returns whether a country's addresses deviate from "name, street number, postal code city" in this way (decision 025). */
export const addressHas = (country: string | undefined, trait: 'f' | 'n' | 'p' | 'c'): boolean =>
  FORMATS[country ?? '']?.includes(trait) ?? false;

export interface PrintableAddress {
  readonly country?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly company?: string | undefined;
  readonly department?: string | undefined;
  readonly streetName?: string | undefined;
  readonly streetNumber?: string | undefined;
  readonly additionalAddressInfo?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
}

/** Returns the lines of an address as written on an envelope within its country. */
export function printedAddress(address: PrintableAddress): string[] {
  const { country, firstName, lastName, streetName, streetNumber, postalCode, city } = address;
  const pair = (one: string | undefined, other: string | undefined, isTurned: boolean) =>
    (isTurned ? [other, one] : [one, other]).filter(Boolean).join(' ');
  const street = [pair(streetName, streetNumber, addressHas(country, 'n')), address.additionalAddressInfo];
  const place = addressHas(country, 'p') ? [city, postalCode] : [pair(postalCode, city, false)];
  const [town, ...code] = place;
  return [
    address.company,
    address.department,
    pair(firstName, lastName, addressHas(country, 'f')),
    ...(addressHas(country, 'c') ? [town, ...street, ...code] : [...street, ...place]),
  ].filter((line): line is string => Boolean(line));
}
