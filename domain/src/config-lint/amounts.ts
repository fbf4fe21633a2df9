import { effectiveValue } from '../config-layer/effective-value.js';
import type { ConfigRowAddress } from '../config-layer/row.js';
import { storeAxes, type SectionRows } from '../store-document/assemble.js';
import type { SectionKey } from '../store-document/section-keys.js';

const AMOUNT = /CentAmount$/;

/** Whether a field holds money: cents of the store's currency. */
export const isAmountField = (field: string): boolean => AMOUNT.test(field);

/** Whether a field holds money whose size follows the value of the currency, as prices do. The smallest coin does not. */
export const isPriceLike = (section: SectionKey, field: string): boolean =>
  isAmountField(field) && section !== 'cash-rounding';

/** An amount that a store has at an instant, and the row that states it. */
export interface StatedAmount {
  readonly section: SectionKey;
  readonly field: string;
  readonly centAmount: number;
  readonly row: ConfigRowAddress;
}

/** The amounts of a store at an instant that no currency's row states: those of the layers default, brand, country and store. */
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

/** The currency that a store has at an instant; undefined before the store exists. */
export const currencyAt = (rows: SectionRows, storeKey: string, at: Date): string | undefined =>
  storeAxes(rows, storeKey, at).currency || undefined;
