import type { Address } from '@manifold/domain/address/contract';
import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';

/** A valid postal code of each country. */
// prettier-ignore
const POSTAL_CODES: Readonly<Record<string, string>> = {
  SK: '811 01', AT: '1010', BE: '1000', BG: '1000', CH: '8001', GB: 'SW1A 1AA', CZ: '110 00', DE: '10115', DK: '1050', ES: '28001', FI: '00100',
  FR: '75001', GR: '105 57', HR: '10000', HU: '1051', IE: 'D02 X285', IT: '00184', LT: '01103', NL: '1012 AB', NO: '0150', PL: '00-001',
  PT: '1100-001', RO: '010011', SE: '111 20', SI: '1000',
};

/** Returns an address that passes the rules of a country. */
export function addressIn(countryCode: string, changes: Partial<Address> = {}): Address {
  return {
    firstName: 'Eva',
    lastName: 'Horváthová',
    streetName: 'Hlavná',
    streetNumber: '12',
    postalCode: POSTAL_CODES[countryCode] ?? '0',
    city: 'Mesto',
    country: countryCode,
    phone: '+421900123456',
    ...changes,
  };
}

/** Returns the addresses of a company, as the checkout sends them. */
export const companyAddresses = (country: string, vatNumber: string): CommerceRequest<'setCheckoutAddresses'> => ({
  clientType: 'company',
  email: 'eva@example.com',
  billingAddress: { ...addressIn(country), company: 'ACME', vatNumber },
  shippingAddress: null,
});
