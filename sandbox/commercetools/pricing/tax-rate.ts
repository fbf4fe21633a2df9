import type { TaxCategory, TaxRate } from '@commercetools/platform-sdk';
import type { PricingBasis } from './pricing-basis.js';
import type { Destination } from './shipping-rate.js';
import type { PricingError } from './types.js';

/**
 * Platform rule "tax rate selection": the rate of the category for the address' country and state; a rate for the
 * state goes before a rate for the whole country. An address with a state falls back to the country's rate, as on a
 * project with `countryTaxRateFallbackEnabled`.
 */
export function taxRateFor(category: TaxCategory, destination: Destination): TaxRate | undefined {
  const inCountry = category.rates.filter(({ country }) => country === destination.country);
  const exact = inCountry.find(({ state }) => state !== undefined && state === destination.state);
  return exact ?? inCountry.find(({ state }) => state === undefined);
}

/** The rate that applies to one item or to shipping; `error` when Platform mode finds none for the address. */
export type TaxRateChoice = { readonly rate?: TaxRate; readonly error?: PricingError };

/**
 * Platform rule `taxMode`. Platform: the rate of the tax category for the shipping address, none while there is no
 * address or no category, MissingTaxRateForCountry when the category lacks one. External: the rate that was set from
 * outside (those carry no id; one left over from Platform mode is dropped). Disabled: none. ExternalAmount: rate and
 * amounts stay as they were given.
 */
export function chooseTaxRate(
  { cart, context }: PricingBasis,
  taxCategoryId: string | undefined,
  given: TaxRate | undefined,
): TaxRateChoice {
  if (cart.taxMode === 'Disabled') return {};
  if (cart.taxMode === 'External') return given?.id === undefined ? { rate: given } : {};
  if (cart.taxMode === 'ExternalAmount') return { rate: given };
  if (cart.shippingAddress === undefined || taxCategoryId === undefined) return {};
  const category = context.taxCategories.find(({ id }) => id === taxCategoryId);
  const rate = category === undefined ? undefined : taxRateFor(category, cart.shippingAddress);
  if (rate !== undefined) return { rate };
  const { country, state } = cart.shippingAddress;
  return { error: { code: 'MissingTaxRateForCountry', taxCategoryId, country, state } };
}
