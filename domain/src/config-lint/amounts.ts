import { effectiveValue } from '../config-layer/effective-value.js';
import type { ConfigRowAddress } from '../config-layer/row.js';
import { storeAxes, type SectionRows } from '../store-document/assemble.js';
import type { SectionKey } from '../store-document/sections.js';

const AMOUNT = /CentAmount$/;

/** Returns whether a field is an amount in cents of the store's currency. */
export const isAmountField = (field: string): boolean => AMOUNT.test(field);

/** Returns whether the size of an amount depends on the value of the currency, as prices do. The smallest coin does not. */
export const isPriceLike = (section: SectionKey, field: string): boolean =>
  isAmountField(field) && section !== 'cash-rounding';

/** An amount of a store at a point in time, and the row that sets it. */
export interface StatedAmount {
  readonly section: SectionKey;
  readonly field: string;
  readonly centAmount: number;
  readonly row: ConfigRowAddress;
}

/**
 * Returns the amounts of a store that do not come from a currency's row, but from the layers default, brand, country
 * and store.
 */
export function amountsBesideCurrency(rows: SectionRows, storeKey: string, at: Date): StatedAmount[] {
  const axes = storeAxes(rows, storeKey, at);
  return [...rows].flatMap(([section, sectionRows]) => {
    const { value, provenance } = effectiveValue<Record<string, unknown>>(sectionRows, axes, at);
    return Object.entries(value).flatMap(([field, centAmount]) => {
      const row = provenance[field];
      const isOwn = isAmountField(field) && row !== undefined && row.layer !== 'currency';
      return isOwn && typeof centAmount === 'number' ? [{ section, field, centAmount, row }] : [];
    });
  });
}

/** Returns the currency of a store at a time, or undefined before the store exists. */
export const currencyAt = (rows: SectionRows, storeKey: string, at: Date): string | undefined =>
  storeAxes(rows, storeKey, at).currency || undefined;
