import { boundaries } from '../config-layer/effective-value.js';
import type { ConfigRowAddress } from '../config-layer/row.js';
import { storeAxes, storeKeysOf, type SectionRows } from '../store-document/assemble.js';
import type { Moment } from '../store-document/moment.js';
import { amountsBesideCurrency, currencyAt, type StatedAmount } from './amounts.js';
import type { SingleFinding } from './rule.js';

const BEGINNING = new Date(0);

/** Returns the times at which a store's own rows start or end, beginning with the epoch. */
function instantsOf(rows: SectionRows, storeKey: string): Date[] {
  const own = (rows.get('store') ?? []).filter(({ key }) => key === storeKey);
  return [BEGINNING, ...boundaries(own).map((instant) => new Date(instant))];
}

const currenciesOf = (rows: SectionRows, storeKey: string): Set<string> =>
  new Set(instantsOf(rows, storeKey).flatMap((at) => currencyAt(rows, storeKey, at) ?? []));

/** Returns the currency of a row's amounts for a store: the store's currency when the row starts. */
function currencyOfRow(rows: SectionRows, storeKey: string, { validFrom }: ConfigRowAddress): string | undefined {
  const begun = validFrom === null ? BEGINNING : new Date(validFrom);
  const first = currencyAt(rows, storeKey, begun);
  if (first !== undefined) return first;
  return instantsOf(rows, storeKey)
    .map((at) => currencyAt(rows, storeKey, at))
    .find((currency) => currency !== undefined);
}

interface OldAmount extends StatedAmount {
  readonly storeKey: string;
  readonly from: string | null;
  readonly currencies: { readonly old: string; readonly present: string };
}

const findingOf = ({ storeKey, from, section, field, centAmount, row, currencies }: OldAmount): SingleFinding => ({
  rule: 'amount-in-old-currency',
  severity: 'error',
  section,
  field,
  storeKey,
  from,
  values: {
    layer: row.layer,
    key: row.key,
    amountCentAmount: centAmount,
    currencyCode: currencies.old,
    newCurrency: currencies.present,
  },
});

/**
 * Finds effective amounts in a currency that the store no longer has. Rows of layers other than currency are in the
 * store's currency at their start, so a change of currency needs new rows from the same time.
 */
export function amountsInOldCurrency(rows: SectionRows, moments: readonly Moment[]): SingleFinding[] {
  const changing = storeKeysOf(rows).filter((storeKey) => currenciesOf(rows, storeKey).size > 1);
  return changing.flatMap((storeKey) =>
    moments.flatMap(({ at, from }) => {
      const present = currencyAt(rows, storeKey, at);
      if (present === undefined) return [];
      return amountsBesideCurrency(rows, storeKey, at).flatMap((amount) => {
        const old = currencyOfRow(rows, storeKey, amount.row);
        const isOld = old !== undefined && old !== present;
        return isOld ? [findingOf({ ...amount, storeKey, from, currencies: { old, present } })] : [];
      });
    }),
  );
}

const isSameRow = (first: ConfigRowAddress, second: ConfigRowAddress): boolean =>
  first.layer === second.layer &&
  first.key === second.key &&
  first.validFrom === second.validFrom &&
  first.validTo === second.validTo;

/** Returns whether the amount was the same at the same address before. */
function isUnchanged(before: SectionRows, { section, field, centAmount, row }: StatedAmount): boolean {
  const found = before.get(section)?.find((each) => isSameRow(each, row));
  return found?.value[field] === centAmount;
}

/** Finds amounts that the draft leaves unchanged although it changes the store's currency at that moment. */
export function amountsLeftBehind(
  before: SectionRows,
  after: SectionRows,
  moments: readonly Moment[],
): SingleFinding[] {
  return storeKeysOf(after).flatMap((storeKey) =>
    moments.flatMap(({ at, from }) => {
      const old = currencyAt(before, storeKey, at);
      const present = currencyAt(after, storeKey, at);
      if (old === undefined || present === undefined || old === present) return [];
      return amountsBesideCurrency(after, storeKey, at)
        .filter((amount) => isUnchanged(before, amount))
        .map((amount) => findingOf({ ...amount, storeKey, from, currencies: { old, present } }));
    }),
  );
}

/** Returns whether a store that uses the row changes its currency when the row starts. */
export function startsAtCurrencyChange(rows: SectionRows, { layer, key, validFrom }: ConfigRowAddress): boolean {
  if (validFrom === null || (layer !== 'store' && layer !== 'country')) return false;
  const [at, justBefore] = [new Date(validFrom), new Date(Date.parse(validFrom) - 1)];
  return storeKeysOf(rows).some((storeKey) => {
    const [old, present] = [currencyAt(rows, storeKey, justBefore), currencyAt(rows, storeKey, at)];
    if (old === undefined || old === present) return false;
    return storeAxes(rows, storeKey, at)[layer] === key;
  });
}
