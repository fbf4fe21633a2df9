// The specification's own sentences, word for word, parsed here by code that shares nothing with the seeds, and compared
// with the documents of all 25 stores.
import { describe, expect, it } from '@jest/globals';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { seedDocuments } from './documents.js';
import { BRAND_KEY } from './store.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const AFTER_THE_TEMPORARY_VALUES = new Date('2027-11-20T00:00:00Z');

const SPEC = {
  countries: 'AT, BE, BG, CH, GB, CZ, DE, DK, ES, FI, FR, GR, HR, HU, IE, IT, LT, NL, NO, PL, PT, RO, SE, SK, SI',
  locales:
    'de-AT, fr-BE, nl-BE, bg-BG, de-CH, fr-CH, it-CH, en-GB, cs-CZ, de-DE, da-DK, es-ES, fi-FI, fr-FR, el-GR, hr-HR, hu-HU, en-IE, it-IT, lt-LT, nl-NL, nb-NO, pl-PL, pt-PT, ro-RO, sv-SE, sk-SK, sl-SI',
  languages: 'de, fr, nl, bg, it, en, cs, da, es, fi, el, hr, hu, lt, nb, pl, pt, ro, sv, sk, sl',
  fallbacks:
    'de-AT to de-DE, fr-BE to fr-FR, nl-BE to nl-NL, de-CH to de-DE, fr-CH to fr-FR, it-CH to it-IT, en-IE to en-GB',
  manualTranslation: 'IE, DE, AT, GB, PL',
  currencies:
    'EUR for AT, BE, DE, ES, FI, FR, GR, HR, IE, IT, LT, NL, PT, SK, SI; BGN BG; CHF CH; GBP GB; CZK CZ; DKK DK; HUF HU; NOK NO; PLN PL; RON RO; SEK SE',
  shipping:
    'EUR 59/1.95/9.95; GBP 52/1.95/9.95; DKK 439/15/74; SEK 659/22/111; NOK 689/23/116; CHF 59/1.95/9.95; CZK 1399/46/235; PLN 269/9/45; HUF 22099/730/3731; RON 289/10/49; BGN 115/3.95/19.95',
  temporaryShipping: 'FR 59/6.95/39.95; HU 22099/1481/7481',
  lowStock:
    'EUR 1000/250; GBP 870/217.5; DKK 7450/1862.5; SEK 11200/2800; NOK 11700/2925; CHF 980/245; CZK 23600/5900; PLN 4550/1137.5; HUF 375000/93750; RON 4940/1235; BGN 1950/487.5',
  priceLimit:
    'SK 2500, IE 1500, DE 1500, PT 1000, IT 999.99, FR 1000, HU 499999, CZ 60000, AT 1500, NO 1500, NL 1500, CH 3500, BE 3000, DK 20000, SE 3000, ES 1000, GB 2500, FI 1500, PL 6000, RO 10000, LT 4500, SI 4500, BG 8900, GR 499, HR 4500',
  itemLimitOne: 'SK, IT, HU, CZ, PL, RO, SI, GR, HR',
  noBankPayment: 'IE, NL, SE, GB, BG, GR, HR',
  streetNumberOff: 'CZ, PL, RO',
  priceDisclaimer: 'AT, BE, BG, CZ, DE, DK, ES, FI, FR, GR, HR, HU, IE, IT, LT, NL, PL, PT, RO, SE, SI, SK',
  vatPrefixes:
    'PL, AT, BE, SK, IE, DE, PT, IT, FR, HU, CZ, NO, NL, CHE for CH, DK, SE, ES, GB, FI, RO, LT, SI, BG, EL for GR, HR',
  liveChannel: 'SK, IE, DE, PT, IT, FR, HU, CZ, AT, NO, NL, CH, BE, DK, SE, ES, GB, FI, PL, RO, LT, SI, BG, GR, HR',
  brands:
    '/royal-catering/, /stamos/, /msw/, /steinberg-systems/, /ulsonix/, /hillvert/, /physa/, /wiesenfield/, /frommstarck/, /uniprodo/',
  reasons:
    'Consulting, Payments, Sales, Order, Shipment, Invoice, Product claim within 30 days, Return, Account, Shop issues, Other',
  // The rates of 2026, checked against several sources; the specification does not list them.
  taxRates:
    'AT20 BE21 BG20 CH8.1 GB20 CZ21 DE19 DK25 ES21 FI25.5 FR20 GR24 HR25 HU27 IE23 IT22 LT21 NL21 NO25 PL23 PT23 RO21 SE25 SI22 SK23',
};

const list = (sentence: string): string[] => sentence.split(/,\s*/);

/** Returns `EUR 59/1.95/9.95; …` as cents by currency, without floating point. */
function amounts(sentence: string): Map<string, number[]> {
  return new Map(
    sentence.split('; ').map((entry) => {
      const [key = '', numbers = ''] = entry.split(' ');
      return [key, numbers.split('/').map(centsOf)];
    }),
  );
}

function centsOf(text: string): number {
  const [whole = '', fraction = ''] = text.split('.');
  return Number(whole + fraction.padEnd(2, '0'));
}

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The specification says nothing of ${what}`);
  return value;
}

// Only the first brand: stores of other brands are not in the specification.
const documents = seedDocuments(NOW).filter(({ sections }) => sections.store.brandKey === BRAND_KEY);
const laterDocuments = seedDocuments(AFTER_THE_TEMPORARY_VALUES);
const productionDocuments = seedDocuments(NOW, 'production');
const stores = documents.map((document): [string, StoreDocument] => [document.sections.store.countryCode, document]);
const isOneOf = (sentence: string, country: string): boolean => list(sentence).includes(country);

const currencyOf = new Map(
  SPEC.currencies.split('; ').flatMap((entry) => {
    const [currency = '', rest = ''] = entry.split(/ (?:for )?(.*)/s);
    return list(rest).map((country) => [country, currency] as const);
  }),
);
const localesOf = (country: string) => list(SPEC.locales).filter((locale) => locale.endsWith(country));
const shippingOf = (sentence: string, key: string) => {
  const [threshold, parcel, freight] = required(amounts(sentence).get(key), `shipping in ${key}`);
  return {
    freeShippingThresholdCentAmount: threshold,
    parcelFeeCentAmount: parcel,
    freightFeeCentAmount: freight,
  };
};

describe('the seeds as a whole', () => {
  it('are the 25 stores of the specification', () => {
    expect(stores.map(([country]) => country).sort()).toEqual(list(SPEC.countries).sort());
  });

  it('have the 28 locales and 21 languages of the specification', () => {
    const storeLocales = documents.flatMap(({ sections }) => sections.store.locales);
    expect(storeLocales.map(({ locale }) => locale).sort()).toEqual(list(SPEC.locales).sort());
    expect([...new Set(storeLocales.map(({ language }) => language))].sort()).toEqual(list(SPEC.languages).sort());
  });

  it('have Slovakia in euro as the one default store', () => {
    const defaults = documents.filter(({ sections }) => sections.store.isDefault);
    expect(defaults.map(({ sections }) => [sections.store.countryCode, sections.store.currencyCode])).toEqual([
      ['SK', 'EUR'],
    ]);
  });
});

describe.each(stores)('%s', (country, { storeKey, sections, locales }) => {
  const currency = required(currencyOf.get(country), `the currency of ${country}`);

  it('is named after brand and country; the United Kingdom is co_uk', () => {
    const end = country === 'GB' ? 'co_uk' : country.toLowerCase();
    expect(storeKey).toBe(`ferrum_${end}`);
    expect(sections.store.productionHost.endsWith(`.${end.replace('_', '.')}`)).toBe(true);
  });

  it('has its currency', () => {
    expect(sections.store.currencyCode).toBe(currency);
  });

  it('has its languages and their fallbacks', () => {
    expect(sections.store.locales.map(({ locale }) => locale)).toEqual(localesOf(country));
    const fallbacks = list(SPEC.fallbacks).map((entry) => entry.split(' to '));
    for (const { locale, fallbackLocale } of sections.store.locales) {
      expect(fallbackLocale).toBe(fallbacks.find(([from]) => from === locale)?.[1] ?? null);
    }
  });

  it('has manual translation if the specification says so', () => {
    expect(sections.store.manualTranslation).toBe(isOneOf(SPEC.manualTranslation, country));
  });

  it('accepts cash on delivery up to its limit and its number of products', () => {
    const limit = list(SPEC.priceLimit).find((entry) => entry.startsWith(`${country} `));
    expect(sections['cash-on-delivery']).toEqual({
      enabled: true,
      priceLimitCentAmount: centsOf(required(limit, country).split(' ')[1] ?? ''),
      itemLimit: isOneOf(SPEC.itemLimitOne, country) ? 1 : null,
      freightAllowed: false,
      // The currency's undated parcel fee, also in countries with temporary amounts.
      feeCentAmount: shippingOf(SPEC.shipping, currency).parcelFeeCentAmount,
    });
  });

  it('accepts bank transfer unless the specification says otherwise', () => {
    expect(sections['bank-transfer'].enabled).toBe(!isOneOf(SPEC.noBankPayment, country));
  });

  it('has the shipping costs of its currency, or its country’s temporary ones', () => {
    const temporary = amounts(SPEC.temporaryShipping).has(country);
    expect(sections['shipping-cost']).toEqual(
      temporary ? shippingOf(SPEC.temporaryShipping, country) : shippingOf(SPEC.shipping, currency),
    );
  });

  it('has the shipping costs of its currency after the temporary ones end', () => {
    const later = laterDocuments.find((document) => document.storeKey === storeKey);
    expect(later?.sections['shipping-cost']).toEqual(shippingOf(SPEC.shipping, currency));
  });

  it('decides low stock by the price bands of its currency', () => {
    const [high, low] = required(amounts(SPEC.lowStock).get(currency), `low stock in ${currency}`);
    expect(sections['low-stock']).toEqual({
      highBoundaryCentAmount: high,
      lowBoundaryCentAmount: low,
      piecesAtOrAboveHigh: 3,
      piecesBetween: 5,
      piecesBelowLow: 10,
    });
  });

  it('has its VAT rate', () => {
    const percent = SPEC.taxRates
      .split(' ')
      .find((entry) => entry.startsWith(country))
      ?.slice(2);
    expect(sections['tax-rate'].standardRate.toFixed(4)).toBe((Number(percent) / 100).toFixed(4));
  });

  it('cleans VAT numbers as the specification says', () => {
    const prefixes = new Map(
      list(SPEC.vatPrefixes).map((entry) => {
        const [prefix = '', of = prefix] = entry.split(' for ');
        return [of, prefix] as const;
      }),
    );
    expect(sections['vat-number']).toMatchObject({
      prefix: prefixes.get(country),
      minimumLength: 2,
      keptLength: country === 'HU' ? 8 : null,
    });
    expect(sections['vat-number'].cleaning === 'whitespace').toBe(['CH', 'GB'].includes(country));
  });

  it('requires a digit in a street number, except in three countries', () => {
    expect(sections['street-number'].mustContainDigit).toBe(!isOneOf(SPEC.streetNumberOff, country));
  });

  it('has the toggles of the specification', () => {
    expect(sections['feature-toggles']).toEqual({
      recommendationApi: true,
      liveCart: isOneOf(SPEC.liveChannel, country),
      nativeRouting: country === 'LT',
      quickAddToCart: country !== 'AT' && country !== 'DE',
      newsletterOptional: country === 'HU' || country === 'PL',
      newTrustFeatures: country === 'DE' || country === 'PL',
      reviewConsent: country === 'CZ',
      priceDisclaimer: isOneOf(SPEC.priceDisclaimer, country),
      addressValidation: false,
      supportWebform: true,
      // The specification names the page of the card in every store.
      loyaltyCard: true,
      // The specification names both providers in every store.
      googleSignIn: true,
      facebookSignIn: true,
    });
  });

  it('has no live cart channel in the production profile', () => {
    const production = productionDocuments.find((document) => document.storeKey === storeKey);
    expect(production?.sections['feature-toggles'].liveCart).toBe(false);
  });

  it('limits shoppers as the specification says', () => {
    expect(sections['shopping-limits']).toEqual({
      maximumQuantityPerProduct: 1000,
      maximumCashOrBankItems: 20,
      pageSizes: [12, 24, 36, 48],
      defaultPageSize: 24,
      searchMinimumLength: 3,
      searchMaximumLength: 100,
    });
    expect(sections['live-cart']).toEqual({ connectionsPerCart: 10, retries: 2, retryDelayMilliseconds: 5000 });
    expect(sections['client-type'].defaultClientType).toBe('private');
  });

  it('names a search index in every language', () => {
    for (const [locale, values] of Object.entries(locales)) {
      expect(values['search-index'].indexName).toBe(`prod.${locale}`);
    }
  });

  it('links the ten brands in the footer and was founded in 2007', () => {
    expect(sections.brand.productBrands.map(({ url }) => url)).toEqual(list(SPEC.brands));
    expect(sections.brand.foundedYear).toBe(2007);
  });

  it('offers the eleven reasons of the support form in their order, with three to seven subreasons each', () => {
    const { reasons } = sections['support-webform'];
    expect(reasons.map(({ label }) => label['en'])).toEqual(list(SPEC.reasons));
    for (const { subreasons } of reasons) {
      expect(subreasons.length).toBeGreaterThanOrEqual(3);
      expect(subreasons.length).toBeLessThanOrEqual(7);
    }
  });
});
