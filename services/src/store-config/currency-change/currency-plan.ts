import type { CashRounding } from '@manifold/domain/cash-rounding/contract';
import type { Edit } from '@manifold/domain/change-set/contract';
import { effectiveValue } from '@manifold/domain/config-layer/effective-value';
import {
  ROUNDED_KINDS,
  type ChangedKind,
  type ConvertedAmount,
  type CurrencyChange,
  type CurrencyChangePlan,
} from '@manifold/domain/currency-change/contract';
import { convertedAmount } from '@manifold/domain/currency-change/converted-amount';
import type { AnyConfigRow, SectionRows } from '@manifold/domain/store-document/assemble';
import { sameRow } from '../publishing/section-rows.js';
import { SECTIONS } from '../sections/registry.js';
import type { Section } from '../sections/definition/section.js';
import type { AmountRow } from './amount-rows.js';
import { amountRows, changingCountry, isUsedElsewhere } from './money-rows.js';

/** A requested change of a store's currency. */
export interface RequestedChange {
  readonly storeKey: string;
  readonly change: CurrencyChange;
  readonly now: Date;
}

export interface CurrencyPlan extends CurrencyChangePlan {
  readonly edits: readonly Edit[];
}

const MONEY_SECTIONS = SECTIONS.filter(({ amounts }) => Object.keys(amounts).length > 0);

/** Returns the edit that writes fields into an existing row or a new one. */
function editOf(rows: readonly AnyConfigRow[], section: string, row: AmountRow): Edit {
  const { layer, key, validFrom, validTo, value } = row;
  const before = rows.find((each) => sameRow(each, row))?.value ?? null;
  return { section, layer, key, validFrom, validTo, before, after: { ...before, ...value } };
}

const kindOf = ({ amounts }: Section, field: string): ChangedKind | undefined =>
  [...ROUNDED_KINDS, 'coin' as const].find((kind) => kind === amounts[field]);

/** Default rounding step of a currency without its own: 1 cent, so nothing is rounded. */
const SMALLEST_UNIT = 1;

/** Returns the smallest coin of a currency in cents. Coins are not converted, because each currency has its own. */
function coinOf(rows: SectionRows, currency: string, at: Date): number {
  const axes = { brand: '', currency, country: '', store: '' };
  const { value } = effectiveValue<Partial<CashRounding>>(rows.get('cash-rounding') ?? [], axes, at);
  return value.stepCentAmount ?? SMALLEST_UNIT;
}

/** Returns a row's amounts in the new currency: corrected by hand, or converted and rounded. */
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
    const after = corrected?.centAmount ?? converted;
    return [{ ...place, inheritedFrom: row.sources?.[field] ?? null, kind, before, after }];
  });
}

/** Returns the edits that end the rows of a currency at an instant. A row without dates gets a start, because an end needs one. */
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
 * Plans the change of a country's currency: new rows for its stores, a row from the change on for every amount of the country
 * and its stores (inherited ones included), missing rows of the new currency, and the end of the old currency's rows.
 */
export function planCurrencyChange(rows: SectionRows, { storeKey, change, now }: RequestedChange): CurrencyPlan {
  const at = new Date(change.at);
  const changing = changingCountry(rows, storeKey, { at, to: change.currencyCode });
  const { storeKeys, from, to } = changing;
  const isRetired = !isUsedElsewhere(rows, from, changing);
  const dates = { validFrom: at.toISOString(), validTo: null };
  const storeRows = rows.get('store') ?? [];
  const edits: Edit[] = storeKeys.map((key) =>
    editOf(storeRows, 'store', { layer: 'store', key, ...dates, value: { currencyCode: to } }),
  );
  const coin = coinOf(rows, to, at);
  const amounts: ConvertedAmount[] = [];
  const retired: Section['key'][] = [];
  for (const section of MONEY_SECTIONS) {
    const own = rows.get(section.key) ?? [];
    for (const row of amountRows(section, changing)) {
      const converted = convertedAmounts(section, row, change, coin);
      amounts.push(...converted);
      const after = Object.fromEntries(converted.map((amount) => [amount.field, amount.after]));
      edits.push(editOf(own, section.key, { ...row, value: { ...row.value, ...after } }));
    }
    const old = own.filter(({ layer, key }) => layer === 'currency' && key === from);
    const ends = isRetired ? retiringEdits(section.key, old, { now, at: at.toISOString() }) : [];
    if (ends.length > 0) retired.push(section.key);
    edits.push(...ends);
  }
  return { storeKeys: [...storeKeys], from, to, amounts, retired, edits };
}
