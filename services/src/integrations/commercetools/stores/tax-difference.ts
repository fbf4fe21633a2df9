import type { TaxCategory, TaxCategoryUpdateAction, TaxRateDraft } from '@commercetools/platform-sdk';
import type { StoreFacts } from '../ports/store-backend.js';
import type { Difference } from './difference.js';

/** The tax category with the standard rate of each country. */
export const TAX_CATEGORY = 'standard';

type TaxDifference = Difference<TaxCategoryUpdateAction>;

/** Returns the difference if a country's tax rate is missing or not the configured one. Prices are gross, so the rate is included. */
export function taxDifferences(
  { countryCode, taxRate }: Pick<StoreFacts, 'countryCode' | 'taxRate'>,
  { rates }: Pick<TaxCategory, 'rates'>,
): TaxDifference[] {
  const found = rates.find(({ country, state }) => country === countryCode && !state);
  if (found?.amount === taxRate) return [];
  const rate: TaxRateDraft = {
    key: found?.key ?? `${TAX_CATEGORY}_${countryCode.toLowerCase()}`,
    name: found?.name ?? `Standard ${countryCode}`,
    amount: taxRate,
    includedInPrice: true,
    country: countryCode,
  };
  const action: TaxCategoryUpdateAction = found?.id
    ? { action: 'replaceTaxRate', taxRateId: found.id, taxRate: rate }
    : { action: 'addTaxRate', taxRate: rate };
  return [{ drift: { what: 'tax-rate', config: taxRate, backend: found?.amount ?? null }, actions: [action] }];
}
