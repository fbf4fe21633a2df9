import { TEST_CARDS, type Brand } from '../methods/test-cards.js';

/** Returns what the browser library shows about a card number's first digits. */
export function binLookup(requestId: unknown, encryptedBin: unknown): object {
  const bin = typeof encryptedBin === 'string' ? encryptedBin.replace(/^test_/, '') : '';
  const brand = bin.length < 6 ? undefined : TEST_CARDS.find(({ number }) => number.startsWith(bin))?.brand;
  return { requestId, issuingCountryCode: 'NL', brands: brand === undefined ? [] : [brandEntry(brand)] };
}

const brandEntry = (brand: Brand): object => ({
  brand,
  paymentMethodVariant: `${brand}credit`,
  cvcPolicy: 'required',
  expiryDatePolicy: 'required',
  enableLuhnCheck: true,
  panLength: brand === 'amex' ? 15 : 16,
  supported: true,
});
