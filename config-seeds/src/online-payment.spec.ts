import { describe, expect, it } from '@jest/globals';
import { onlineMethods } from '@manifold/domain/online-payment/offer';
import { PROVIDER_TYPES } from '@manifold/domain/payment-methods/provider-types';
import { seedDocuments } from './documents.js';
import { BRAND_KEY } from './store.js';

// The countries and customers of each method, by the provider's names; parsed here without code of the seeds.
const METHODS =
  'scheme, paypal, applepay, googlepay: all; ideal: NL; onlineBanking_PL: PL; multibanco: PT; twint: CH; mobilepay: DK, FI; ' +
  'klarna: AT, BE, CH, CZ, DE, DK, ES, FI, FR, GB, GR, HU, IE, IT, NL, NO, PL, PT, RO, SE, SK; ' +
  'klarna_account: AT, DE, FI, GB, NO, SE; klarna_b2b: AT, DE, FI, FR, GB, NL, SE; ratepay: AT, CH, DE, NL';
const NOT_FOR = { private: ['klarna_b2b'], company: ['klarna', 'klarna_account', 'ratepay'] } as const;

const expected = METHODS.split('; ').map((entry) => {
  const [methods = '', countries = ''] = entry.split(': ');
  return { methods: methods.split(', '), countries: countries.split(', ') };
});
const stores = seedDocuments(new Date('2026-11-20T12:00:00Z')).filter(
  ({ sections }) => sections.store.brandKey === BRAND_KEY,
);

describe.each(['private', 'company'] as const)('the methods offered to a %s customer', (customer) => {
  it.each(stores.map(({ sections }) => [sections.store.countryCode, sections] as const))(
    'in %s',
    (country, sections) => {
      const offered = expected
        .filter(({ countries }) => countries.includes('all') || countries.includes(country))
        .flatMap(({ methods }) => methods)
        .filter((method) => !(NOT_FOR[customer] as readonly string[]).includes(method));
      const found = onlineMethods(sections['online-payment'], customer).map((method) => PROVIDER_TYPES[method]);
      expect(found.sort()).toEqual(offered.sort());
    },
  );
});
