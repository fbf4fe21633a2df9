import { countrySeeds } from '@manifold/config-seeds/countries';
import { chance } from './chance.js';
import { currencyCodes, pricePoint, type CurrencyCode } from './price-point.js';

/** A gross price of a product in cents. Without a country it applies to all countries of the currency. */
export interface CataloguePrice {
  readonly currencyCode: CurrencyCode;
  readonly centAmount: number;
  readonly country?: string;
}

/** The price levels of euro countries relative to the common one, before the price point. */
const euroLevels: Readonly<Record<string, number>> = {
  BE: 1.02,
  FI: 1.05,
  FR: 1.02,
  GR: 0.98,
  IE: 1.06,
  LT: 0.96,
  PT: 0.97,
  HR: 0.98,
};

/**
 * Returns a price in each currency, and a country price for each euro country with another level. A store whose currency
 * changes, as from BGN to EUR, has the common euro price at once.
 */
export function pricesFor(euros: number, seed: string): readonly CataloguePrice[] {
  const common = currencyCodes.map((currencyCode) => ({ currencyCode, centAmount: pricePoint(euros, currencyCode) }));
  const ofCountries = countrySeeds.flatMap(({ countryCode, currencyCode }) => {
    const level = euroLevels[countryCode];
    if (currencyCode !== 'EUR' || level === undefined || chance(seed, 'country price', countryCode) < 0.3) return [];
    const centAmount = pricePoint(euros * level, 'EUR');
    return centAmount === pricePoint(euros, 'EUR')
      ? []
      : [{ currencyCode: 'EUR' as const, centAmount, country: countryCode }];
  });
  return [...common, ...ofCountries];
}
