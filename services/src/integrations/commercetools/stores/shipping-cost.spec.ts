import type { ShippingMethod, ShippingRate } from '@commercetools/platform-sdk';
import { describe, expect, it } from '@jest/globals';
import { shippingDifferences } from './shipping-cost.js';

const money = (centAmount: number, currencyCode = 'EUR') => ({
  type: 'centPrecision' as const,
  currencyCode,
  centAmount,
  fractionDigits: 2,
});

const rate = (price: number, freeAbove?: number, currencyCode = 'EUR'): ShippingRate => ({
  price: money(price, currencyCode),
  ...(freeAbove === undefined ? {} : { freeAbove: money(freeAbove, currencyCode) }),
  tiers: [],
});

function method(key: string, shippingRates: ShippingRate[], zoneId = 'zone-sk'): ShippingMethod {
  return {
    id: key,
    version: 1,
    createdAt: '',
    lastModifiedAt: '',
    key,
    name: key,
    taxCategory: { typeId: 'tax-category', id: 't' },
    zoneRates: [{ zone: { typeId: 'zone', id: zoneId }, shippingRates }],
    active: true,
    isDefault: key === 'parcel',
  };
}

const store = {
  currencyCode: 'EUR',
  shippingCost: { freeShippingThresholdCentAmount: 5900, parcelFeeCentAmount: 195, freightFeeCentAmount: 995 },
};
const zone = { typeId: 'zone', id: 'zone-sk' };
const wanted = {
  price: { currencyCode: 'EUR', centAmount: 195 },
  freeAbove: { currencyCode: 'EUR', centAmount: 5900 },
};
const actionsOf = (found: ShippingMethod) =>
  shippingDifferences(store, found, 'zone-sk').flatMap(({ actions }) => [...actions]);

describe('the shipping rate of a country', () => {
  it('is not changed if it matches config', () => {
    expect(actionsOf(method('parcel', [rate(195, 5900)]))).toEqual([]);
    expect(actionsOf(method('freight', [rate(995, 5900)]))).toEqual([]);
  });

  it.each([
    ['another price', rate(295, 5900)],
    ['another threshold', rate(195, 4900)],
    ['no threshold', rate(195)],
  ])('is replaced when the backend has %s', (_what, old) => {
    const [remove, add] = actionsOf(method('parcel', [old]));
    expect(remove).toMatchObject({
      action: 'removeShippingRate',
      zone,
      shippingRate: { price: { centAmount: old.price.centAmount } },
    });
    expect(add).toEqual({ action: 'addShippingRate', zone, shippingRate: wanted });
  });

  it('is added beside the one of another currency', () => {
    expect(actionsOf(method('parcel', [rate(390, 11500, 'BGN')]))).toEqual([
      { action: 'addShippingRate', zone, shippingRate: wanted },
    ]);
  });

  it('is added with its zone if the method lacks it', () => {
    expect(actionsOf(method('parcel', [rate(1)], 'zone-at'))).toEqual([
      { action: 'addZone', zone },
      { action: 'addShippingRate', zone, shippingRate: wanted },
    ]);
  });

  it('is not changed in other shipping methods', () => {
    expect(actionsOf(method('express', [rate(1)]))).toEqual([]);
  });

  it('shows the rate of config and of the backend', () => {
    const [difference] = shippingDifferences(store, method('parcel', [rate(295)]), 'zone-sk');
    expect(difference?.drift).toEqual({
      what: 'shipping.parcel',
      config: '195, free above 5900',
      backend: '295, free above -',
    });
  });
});
