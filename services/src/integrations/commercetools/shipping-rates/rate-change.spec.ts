import type { ShippingMethod, ShippingRate } from '@commercetools/platform-sdk';
import { describe, expect, it } from '@jest/globals';
import { rateChange } from './rate-change.js';

const euros = (centAmount: number) => ({
  type: 'centPrecision' as const,
  currencyCode: 'EUR',
  centAmount,
  fractionDigits: 2,
});

function method(key: string, rate: { price: number; freeAbove?: number; isMatching?: boolean }): ShippingMethod {
  const { price, freeAbove, isMatching = true } = rate;
  const shippingRate: ShippingRate = {
    price: euros(price),
    ...(freeAbove === undefined ? {} : { freeAbove: euros(freeAbove) }),
    isMatching,
    tiers: [],
  };
  return {
    id: key,
    version: 1,
    createdAt: '',
    lastModifiedAt: '',
    key,
    name: key,
    taxCategory: { typeId: 'tax-category', id: 't' },
    zoneRates: [{ zone: { typeId: 'zone', id: 'zone-sk' }, shippingRates: [shippingRate] }],
    active: true,
    isDefault: key === 'parcel',
  };
}

const cost = {
  countryCode: 'SK',
  currencyCode: 'EUR',
  freeShippingThresholdCentAmount: 5900,
  parcelFeeCentAmount: 195,
  freightFeeCentAmount: 995,
};

describe('the shipping rate of a country', () => {
  it('is left alone when it is what config says', () => {
    expect(rateChange(method('parcel', { price: 195, freeAbove: 5900 }), cost)).toEqual([]);
    expect(rateChange(method('freight', { price: 995, freeAbove: 5900 }), cost)).toEqual([]);
  });

  it.each([
    ['another price', { price: 295, freeAbove: 5900 }],
    ['another threshold', { price: 195, freeAbove: 4900 }],
    ['no threshold', { price: 195 }],
  ])('is replaced when the backend has %s', (_what, rate) => {
    const [remove, add] = rateChange(method('parcel', rate), cost);
    expect(remove).toMatchObject({ action: 'removeShippingRate', shippingRate: { price: { centAmount: rate.price } } });
    expect(add).toEqual({
      action: 'addShippingRate',
      zone: { typeId: 'zone', id: 'zone-sk' },
      shippingRate: {
        price: { currencyCode: 'EUR', centAmount: 195 },
        freeAbove: { currencyCode: 'EUR', centAmount: 5900 },
      },
    });
  });

  it('is not touched in a method that is not ours, nor where no rate is the country’s', () => {
    expect(rateChange(method('express', { price: 1 }), cost)).toEqual([]);
    expect(rateChange(method('parcel', { price: 1, isMatching: false }), cost)).toEqual([]);
  });
});
