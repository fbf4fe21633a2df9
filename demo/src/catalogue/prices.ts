import { countrySeeds } from '@manifold/config-seeds/countries';
import { chance } from './chance.js';
import { currencyCodes, pricePoint, type CurrencyCode } from './price-point.js';

/** One price of a product: gross, in cents; without a country it holds wherever the currency does. */
export interface CataloguePrice {
  readonly currencyCode: CurrencyCode;
  readonly centAmount: number;
  readonly country?: string;
}

/** How far a euro country's price level lies from the common one, before the price point. */
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
 * A price in each of the currencies, and a country's own price where a euro store differs. A store whose currency
 * changes (BG to the euro) finds the common euro price at once.
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
