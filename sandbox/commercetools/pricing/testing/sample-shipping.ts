import type { ShippingMethod, ShippingRate, Zone } from '@commercetools/platform-sdk';
import { centPrecision } from '../../amounts/money.js';
import { placeholderShippingInfo } from '../placeholder-price.js';

const RESOURCE = { version: 1, createdAt: '2026-11-01T00:00:00.000Z', lastModifiedAt: '2026-11-01T00:00:00.000Z' };

/** A zone of whole countries with the id `zone-…`. */
export function sampleZone(...countries: string[]): Zone {
  return {
    ...RESOURCE,
    id: `zone-${countries.join('-')}`,
    name: countries.join(' '),
    locations: countries.map((country) => ({ country })),
  };
}

/** Returns a rate in cents, free from `freeAbove` cents on. */
export function sampleRate(price: number, freeAbove?: number, currency = 'EUR'): ShippingRate {
  return {
    price: centPrecision(price, currency),
    ...(freeAbove !== undefined && { freeAbove: centPrecision(freeAbove, currency) }),
    tiers: [],
  };
}

/** The method `parcel` with rates per zone. */
export function sampleMethod(
  rates: Readonly<Record<string, ShippingRate[]>>,
  overrides: Partial<ShippingMethod> = {},
): ShippingMethod {
  return {
    ...RESOURCE,
    id: 'parcel',
    key: 'parcel',
    name: 'Parcel',
    taxCategory: { typeId: 'tax-category', id: 'standard' },
    zoneRates: Object.entries(rates).map(([zone, shippingRates]) => ({
      zone: { typeId: 'zone', id: zone },
      shippingRates,
    })),
    active: true,
    isDefault: true,
    ...overrides,
  };
}

/** Returns the shipping info of a chosen method before it is priced. */
export function chosenShippingInfo(method: ShippingMethod, currency = 'EUR') {
  return placeholderShippingInfo(method, currency);
}
