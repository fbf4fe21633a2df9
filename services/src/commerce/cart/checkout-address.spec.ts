import { describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { addressIn } from '../testing/addresses.js';
import { storedAddress, refuseWrongAddresses, type CheckoutAddresses } from './checkout-address.js';

const documents = seedDocuments(new Date('2026-11-20T12:00:00Z'));
const slovakia = documents.find(({ sections }) => sections.store.countryCode === 'SK');
if (!slovakia) throw new Error('No Slovak store');

function refusal(addresses: CheckoutAddresses, document = slovakia) {
  try {
    if (document) refuseWrongAddresses(addresses, document);
    return undefined;
  } catch (error) {
    if (error instanceof ShopError) return error;
    throw error;
  }
}

describe('the addresses of a checkout', () => {
  it.each(documents.map((document) => [document.sections.store.countryCode, document] as const))(
    'are accepted in %s as people write them there',
    (country, document) => {
      const addresses = { clientType: 'private', billingAddress: addressIn(country), shippingAddress: null } as const;
      expect(refusal(addresses, document)).toBeUndefined();
    },
  );

  it('report the postal code of the billing address first, then that of the shipping address', () => {
    const wrong = addressIn('SK', { postalCode: 'SW1A 1AA' });
    const both = refusal({ clientType: 'private', billingAddress: wrong, shippingAddress: wrong });
    expect([both?.code, both?.fields?.map(({ field }) => field)]).toEqual([
      'postal-code-billing',
      ['billingAddress.postalCode', 'shippingAddress.postalCode'],
    ]);
    const parcel = refusal({ clientType: 'private', billingAddress: addressIn('SK'), shippingAddress: wrong });
    expect([parcel?.code, parcel?.message]).toEqual([
      'postal-code-shipping',
      'Postal code is incorrect in shipping address: Hlavná 12, SW1A 1AA Mesto',
    ]);
  });

  //  form | what is wrong | message
  it.each([
    ['billingAddress', { streetNumber: 'none' }, 'Billing Address Error'],
    ['billingAddress', { vatNumber: 'X' }, 'Billing vat validation error'],
    ['shippingAddress', { streetNumber: 'none' }, 'Shipping Address Error'],
  ] as const)('are refused with the message of the specification: %s with %j', (form, wrong, message) => {
    const right = addressIn('SK', { company: 'Dielňa s.r.o.' });
    const addresses = { clientType: 'company', billingAddress: right, shippingAddress: addressIn('SK') } as const;
    const refused = refusal({ ...addresses, [form]: { ...addresses[form], ...wrong } });
    expect([refused?.code, refused?.message]).toEqual(['invalid-input', message]);
  });

  it('require the company name in the billing address only', () => {
    const shippingAddress = addressIn('SK');
    const unnamed = refusal({ clientType: 'company', billingAddress: addressIn('SK'), shippingAddress });
    expect(unnamed?.fields).toEqual([{ field: 'billingAddress.company', reason: 'company-required' }]);
    const billingAddress = addressIn('SK', { company: 'Dielňa s.r.o.' });
    expect(refusal({ clientType: 'company', billingAddress, shippingAddress })).toBeUndefined();
  });

  it.each([
    ['CH', 'CHE-123.456.788 MWST', '123.456.788MWST'],
    ['SK', 'SK 4030 000 007', '4030000007'],
    ['HU', 'HU12892312-2-41', '12892312'],
    ['GR', 'EL 040127797', '040127797'],
  ])('are stored with the cleaned VAT number of a company in %s', (country, typed, stored) => {
    const document = documents.find(({ sections }) => sections.store.countryCode === country) ?? slovakia;
    const address = addressIn(country, { company: 'Ferrum', vatNumber: typed });
    expect(storedAddress(address, 'company', document).vatNumber).toBe(stored);
    const short = refusal(
      { clientType: 'company', billingAddress: { ...address, vatNumber: 'X' }, shippingAddress: null },
      document,
    );
    expect(short?.fields).toEqual([{ field: 'billingAddress.vatNumber', reason: 'vat-number' }]);
  });

  it('are stored with normalised street number and postal code', () => {
    const address = addressIn('GB', { postalCode: 'sw1a1aa', streetNumber: 'Rose  Cottage', hasHouseName: true });
    const britain = documents.find(({ sections }) => sections.store.countryCode === 'GB') ?? slovakia;
    const storedResult = storedAddress(address, 'private', britain);
    expect(storedResult).toMatchObject({ postalCode: 'SW1A 1AA', streetNumber: 'Rose Cottage' });
    expect(storedResult).not.toHaveProperty('hasHouseName');
  });

  it('are stored without empty fields, and without a company for a private shopper', () => {
    const typed = addressIn('SK', { postalCode: '81101', company: 'Dielňa', additionalAddressInfo: '' });
    expect(storedAddress(typed, 'private', slovakia)).toEqual({ ...addressIn('SK'), postalCode: '811 01' });
    expect(storedAddress(typed, 'company', slovakia)).toMatchObject({ company: 'Dielňa' });
  });
});
