import type { CashRounding } from '@manifold/domain/cash-rounding/contract';
import type { Edit } from '@manifold/domain/change-set/contract';
import { currencyAt } from '@manifold/domain/config-lint/amounts';
import { boundaries, effectiveValue } from '@manifold/domain/config-layer/effective-value';
import {
  ROUNDED_KINDS,
  type ChangedKind,
  type ConvertedAmount,
  type CurrencyChange,
  type CurrencyChangePlan,
} from '@manifold/domain/currency-change/contract';
import { convertedAmount } from '@manifold/domain/currency-change/converted-amount';
import { storeAxes, storeKeysOf, type AnyConfigRow, type SectionRows } from '@manifold/domain/store-document/assemble';
import { sameRow } from '../publishing/section-rows.js';
import { SECTIONS } from '../sections/registry.js';
import type { Section } from '../sections/section.js';
import { rowsFrom, type AmountRow } from './amount-rows.js';

/** A change of currency with all that it is asked with. */
export interface AskedChange {
  readonly storeKey: string;
  readonly change: CurrencyChange;
  readonly now: Date;
}

export interface CurrencyPlan extends CurrencyChangePlan {
  readonly edits: readonly Edit[];
}

const MONEY_SECTIONS = SECTIONS.filter(({ amounts }) => Object.keys(amounts).length > 0);

/** The stores of a store's country that have its currency: they change together, since they share the country's amounts. */
function changingStores(rows: SectionRows, storeKey: string, at: Date): string[] {
  const { country, currency } = storeAxes(rows, storeKey, at);
  return storeKeysOf(rows).filter((key) => {
    const axes = storeAxes(rows, key, at);
    return axes.country === country && axes.currency === currency;
  });
}

/** Whether a store that does not change has a currency at the instant or later. */
function isUsedElsewhere(
  rows: SectionRows,
  currency: string,
  { at, changing }: { at: Date; changing: readonly string[] },
) {
  const later = boundaries(rows.get('store') ?? []).map((instant) => new Date(instant));
  const instants = [at, ...later.filter((instant) => instant > at)];
  const others = storeKeysOf(rows).filter((key) => !changing.includes(key));
  return others.some((key) => instants.some((instant) => currencyAt(rows, key, instant) === currency));
}

/** Makes the edit that writes fields into a row: over what the row says, or as a new row. */
function written(rows: readonly AnyConfigRow[], section: string, { value, ...address }: AmountRow): Edit {
  const { layer, key, validFrom, validTo } = address;
  const before = rows.find((row) => sameRow(row, address))?.value ?? null;
  return { section, layer, key, validFrom, validTo, before, after: { ...before, ...value } };
}

const kindOf = ({ amounts }: Section, field: string): ChangedKind | undefined =>
  [...ROUNDED_KINDS, 'coin' as const].find((kind) => kind === amounts[field]);

/** A coin that rounds nothing: what a currency has until somebody says which its smallest coin is. */
const SMALLEST_UNIT = 1;

/** The smallest coin of a currency, in cents. Coins are not converted: they are those of the new currency. */
function coinOf(rows: SectionRows, currency: string, at: Date): number {
  const axes = { brand: '', currency, country: '', store: '' };
  const { value } = effectiveValue<Partial<CashRounding>>(rows.get('cash-rounding') ?? [], axes, at);
  return value.stepCentAmount ?? SMALLEST_UNIT;
}

/** A row's amounts in the new currency: as corrected by hand, else converted and rounded. */
function convertedAmounts(section: Section, row: AmountRow, change: CurrencyChange, coin: number) {
  const { rate, rounding, corrections = [] } = change;
  return Object.entries(row.value).flatMap(([field, before]): ConvertedAmount[] => {
    const kind = kindOf(section, field);
    if (kind === undefined || typeof before !== 'number') return [];
    const { layer, key, validFrom, validTo } = row;
    const place = { section: section.key, layer, key, field, validFrom, validTo };
    const corrected = corrections.find(
      (each) => each.section === section.key && each.field === field && sameRow({ ...each, validTo }, place),
    );
    const converted = kind === 'coin' ? coin : convertedAmount(before, rate, rounding[kind]);
    return [{ ...place, kind, before, after: corrected?.centAmount ?? converted }];
  });
}

/** The rows that the new currency needs where it has none yet: those of the old one. */
function missingCurrencyRows(rows: readonly AnyConfigRow[], from: string, to: string): AmountRow[] {
  if (rows.some(({ layer, key }) => layer === 'currency' && key === to)) return [];
  return rows
    .filter(({ layer, key, validFrom }) => layer === 'currency' && key === from && validFrom === null)
    .map(({ layer, value }) => ({ layer, key: to, validFrom: null, validTo: null, value }));
}

/** The edits that end the rows of a currency at an instant. A row without dates gets a beginning, since an end needs one. */
function retiringEdits(section: string, rows: readonly AnyConfigRow[], { now, at }: { now: Date; at: string }): Edit[] {
  return rows.flatMap(({ layer, key, validFrom, validTo, value }): Edit[] => {
    const isOver = validTo !== null && validTo <= at;
    if (isOver) return [];
    const removal: Edit = { section, layer, key, validFrom, validTo, before: value, after: null };
    const begins = validFrom ?? now.toISOString();
    const ended: Edit = { section, layer, key, validFrom: begins, validTo: at, before: null, after: value };
    return begins < at ? [removal, ended] : [removal];
  });
}

/**
 * Plans the change of a country's currency: the stores' rows, every amount of the country and of its stores in a row that
 * begins with the change, the rows that the new currency still needs, and an end for those of the old one.
 */
export function planCurrencyChange(rows: SectionRows, { storeKey, change, now }: AskedChange): CurrencyPlan {
  const at = new Date(change.at);
  const [to, from] = [change.currencyCode, currencyAt(rows, storeKey, at) ?? ''];
  const storeKeys = changingStores(rows, storeKey, at);
  const axes = storeAxes(rows, storeKey, at);
  const isRetired = !isUsedElsewhere(rows, from, { at, changing: storeKeys });
  const dates = { validFrom: at.toISOString(), validTo: null };
  const storeRows = rows.get('store') ?? [];
  const edits: Edit[] = storeKeys.map((key) =>
    written(storeRows, 'store', { layer: 'store', key, ...dates, value: { currencyCode: to } }),
  );
  const coin = coinOf(rows, to, at);
  const amounts: ConvertedAmount[] = [];
  const retired: Section['key'][] = [];
  for (const section of MONEY_SECTIONS) {
    const own = rows.get(section.key) ?? [];
    const fields = Object.keys(section.amounts);
    const ofCountry = rowsFrom({ rows: own, axes, layer: 'country', key: axes.country }, at, fields);
    const ofStores = storeKeys.flatMap((key) =>
      rowsFrom({ rows: own, axes: { ...axes, store: key }, layer: 'store', key }, at, fields),
    );
    for (const row of [...ofCountry, ...ofStores, ...missingCurrencyRows(own, from, to)]) {
      const converted = convertedAmounts(section, row, change, coin);
      amounts.push(...converted);
      const after = Object.fromEntries(converted.map((amount) => [amount.field, amount.after]));
      edits.push(written(own, section.key, { ...row, value: { ...row.value, ...after } }));
    }
    const old = own.filter(({ layer, key }) => layer === 'currency' && key === from);
    const ends = isRetired ? retiringEdits(section.key, old, { now, at: at.toISOString() }) : [];
    if (ends.length > 0) retired.push(section.key);
    edits.push(...ends);
  }
  return { storeKeys, from, to, amounts, retired, edits };
}
