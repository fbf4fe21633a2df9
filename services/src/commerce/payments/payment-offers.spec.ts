import { describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import { money } from '@manifold/domain/money/money';
import type { LineItemRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { paymentOffer, paymentOffers } from './payment-offers.js';

const documents = seedDocuments(new Date('2026-11-20T12:00:00Z'));

function documentOf(countryCode: string) {
  const found = documents.find(({ sections }) => sections.store.countryCode === countryCode);
  if (!found) throw new Error(`No store in ${countryCode}`);
  return found;
}

interface CartFacts {
  readonly gross: number;
  readonly pieces?: number;
  readonly type?: string;
  readonly isFreight?: boolean;
}

function cartIn(countryCode: string, { gross, pieces = 1, type = 'standard_product', isFreight = false }: CartFacts) {
  const { currencyCode } = documentOf(countryCode).sections.store;
  const total = money(gross, currencyCode);
  const line: LineItemRecord = {
    id: 'l',
    productId: 'p',
    sku: 'EX10000001',
    name: 'n',
    slug: 's',
    productTypeKey: type,
    image: null,
    quantity: pieces,
    price: { value: total, discounted: null },
    totalPrice: total,
    savings: [],
    isFreight,
    tax: null,
  };
  return { lineItems: [line], totalPrice: total, taxedPrice: null };
}

const PRIVATE = { clientType: 'private', hasProvider: true } as const;

const refusalIn = (countryCode: string, facts: CartFacts) =>
  paymentOffer('cash-on-delivery', cartIn(countryCode, facts), documentOf(countryCode), PRIVATE).refusal;

// The specification's own list (core §9).
const LIMITS =
  'SK 2500, IE 1500, DE 1500, PT 1000, IT 999.99, FR 1000, HU 499999, CZ 60000, AT 1500, NO 1500, NL 1500, CH 3500, BE 3000, DK 20000, SE 3000, ES 1000, GB 2500, FI 1500, PL 6000, RO 10000, LT 4500, SI 4500, BG 8900, GR 499, HR 4500';

describe('cash on delivery', () => {
  it.each(LIMITS.split(', ').map((entry) => entry.split(' ') as [string, string]))(
    'is available in %s up to %s and refused one cent above',
    (country, limit) => {
      const cents = Math.round(Number(limit) * 100);
      expect([refusalIn(country, { gross: cents }), refusalIn(country, { gross: cents + 1 })]).toEqual([
        null,
        { code: 'over-price-limit', limit: cents },
      ]);
    },
  );

  it.each(['SK', 'IT', 'HU', 'CZ', 'PL', 'RO', 'SI', 'GR', 'HR'])('is limited to one machine in %s', (country) => {
    expect(refusalIn(country, { gross: 100, pieces: 2 })).toEqual({ code: 'too-many-items', limit: 1 });
    expect(refusalIn(country, { gross: 100, pieces: 2, type: 'accessory' })).toBeNull();
  });

  it('is refused above twenty pieces, and for guarantees alone', () => {
    expect(refusalIn('DE', { gross: 100, pieces: 20 })).toBeNull();
    expect(refusalIn('DE', { gross: 100, pieces: 21 })).toEqual({ code: 'cart-size', limit: 20 });
    expect(refusalIn('DE', { gross: 100, pieces: 1, type: 'extra_guarantee' })).toEqual({
      code: 'cart-size',
      limit: 20,
    });
  });

  it('is refused for freight', () => {
    expect(refusalIn('DE', { gross: 100, isFreight: true })).toEqual({ code: 'freight-not-allowed' });
  });
});

describe('an amount paid in cash', () => {
  // Rounding step per country, in cents.
  const STEPS = 'BE 5, FI 5, IE 5, IT 5, LT 5, NL 5, SK 5, CH 5, CZ 100, DK 50, HU 500, NO 100, SE 100';
  const stepOf = new Map(STEPS.split(', ').map((entry) => entry.split(' ') as [string, string]));

  it.each(documents.map(({ sections }) => sections.store.countryCode))(
    'is rounded to the smallest coin in %s',
    (country) => {
      const step = Number(stepOf.get(country) ?? 1);
      for (let gross = 100; gross < 1100; gross += 1) {
        const { fee, rounding } = paymentOffer(
          'cash-on-delivery',
          cartIn(country, { gross }),
          documentOf(country),
          PRIVATE,
        );
        const exact = gross + (fee?.gross.centAmount ?? 0);
        expect(exact + (rounding?.centAmount ?? 0)).toBe(Math.floor(exact / step + 0.5) * step);
      }
    },
  );

  it('is compared with the price limit before it is rounded', () => {
    // 1,500.00 plus fee is 1,523: the limit applies before fee and rounding.
    const offerOf = (gross: number) =>
      paymentOffer('cash-on-delivery', cartIn('NO', { gross }), documentOf('NO'), PRIVATE);
    expect([offerOf(150_000).refusal, offerOf(150_001).refusal]).toEqual([
      null,
      { code: 'over-price-limit', limit: 150_000 },
    ]);
    expect(offerOf(149_951).rounding?.centAmount).toBe(49);
  });
});

describe('bank transfer', () => {
  it('is available except in seven countries', () => {
    const closed = documents.filter((document) => {
      const { countryCode } = document.sections.store;
      return paymentOffer('bank-transfer', cartIn(countryCode, { gross: 100 }), document, PRIVATE).refusal !== null;
    });
    const countries = new Set(closed.map(({ sections }) => sections.store.countryCode));
    expect([...countries].sort()).toEqual(['BG', 'GB', 'GR', 'HR', 'IE', 'NL', 'SE']);
  });

  it('has no fee', () => {
    const offers = paymentOffers(cartIn('SK', { gross: 100 }), documentOf('SK'), PRIVATE);
    expect(offers.map(({ method, fee, rounding }) => [method, fee?.gross.centAmount, rounding])).toEqual([
      ['online', undefined, null],
      ['cash-on-delivery', 195, null],
      ['bank-transfer', undefined, null],
    ]);
    const [, , transfer] = paymentOffers(cartIn('SK', { gross: 101 }), documentOf('SK'), PRIVATE);
    expect(transfer?.rounding).toBeNull();
  });
});
