import type { SectionRows } from '../store-document/assemble.js';
import type { StoreDocument } from '../store-document/contract.js';
import type { Moment } from '../store-document/moment.js';
import { STORE_SECTION_KEYS, type StoreSectionKey } from '../store-document/sections.js';
import { isAmountField, isPriceLike } from './amounts.js';
import type { SingleFinding } from './rule.js';

/** The factor of a misplaced decimal point. */
const TENFOLD = 10;
/** Minimum number of other stores for a usual value. */
const MINIMUM_OTHER_STORES = 3;

const isFar = (one: number, other: number): boolean =>
  one > 0 && other > 0 && Math.max(one / other, other / one) >= TENFOLD;

/** Returns the geometric mean, which a single outlier moves little. */
const meanOf = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

function medianOf(values: readonly number[]): number | undefined {
  return [...values].sort((first, second) => first - second)[Math.floor(values.length / 2)];
}

/**
 * Returns the usual size of amounts per currency, from the rows of the currency layer: about 25 for CZK compared with
 * EUR.
 */
export function currencyScales(rows: SectionRows): ReadonlyMap<string, number> {
  const amounts = new Map<string, number[]>();
  const ofCurrencies = [...rows].flatMap(([section, sectionRows]) =>
    sectionRows
      .filter(({ layer, validFrom }) => layer === 'currency' && validFrom === null)
      .map(({ key, value }) => ({ section, key, value })),
  );
  for (const { section, key, value } of ofCurrencies) {
    const stated = Object.entries(value).flatMap(([field, amount]) =>
      isPriceLike(section, field) && typeof amount === 'number' && amount > 0 ? [amount] : [],
    );
    amounts.set(key, [...(amounts.get(key) ?? []), ...stated]);
  }
  return new Map([...amounts].filter(([, stated]) => stated.length > 0).map(([key, stated]) => [key, meanOf(stated)]));
}

interface ChangedNumber {
  readonly storeKey: string;
  readonly section: StoreSectionKey;
  readonly field: string;
  /** Undefined for a new store. */
  readonly before: number | undefined;
  readonly after: number;
  readonly currencyCode: string;
  readonly keepsCurrency: boolean;
}

/** Returns the changed numbers of a store. */
function changedNumbers(before: StoreDocument | undefined, after: StoreDocument): ChangedNumber[] {
  const { currencyCode } = after.sections.store;
  const keepsCurrency = before?.sections.store.currencyCode === currencyCode;
  return STORE_SECTION_KEYS.filter((section) => before?.sections[section] !== after.sections[section]).flatMap(
    (section) => {
      const was: Readonly<Record<string, unknown>> = before?.sections[section] ?? {};
      return Object.entries(after.sections[section]).flatMap(([field, value]): ChangedNumber[] => {
        const old = was[field];
        if (typeof value !== 'number' || value === old) return [];
        const known = typeof old === 'number' ? old : undefined;
        return [{ storeKey: after.storeKey, section, field, before: known, after: value, currencyCode, keepsCurrency }];
      });
    },
  );
}

type Others = (changed: ChangedNumber) => number | undefined;

/** Returns the usual amount of other stores in the currency of the changed amount; undefined if too few have one. */
function usualAmount({ documents }: Moment, scales: ReadonlyMap<string, number>): Others {
  return ({ storeKey, section, field, currencyCode }) => {
    const own = scales.get(currencyCode);
    if (own === undefined) return undefined;
    const amounts = documents.flatMap((document) => {
      const value: unknown = Object.entries(document.sections[section]).find(([name]) => name === field)?.[1];
      const scale = scales.get(document.sections.store.currencyCode);
      const counts = document.storeKey !== storeKey && typeof value === 'number' && value > 0 && scale !== undefined;
      return counts ? [(value / scale) * own] : [];
    });
    return amounts.length < MINIMUM_OTHER_STORES ? undefined : medianOf(amounts);
  };
}

function findingOf(changed: ChangedNumber, usual: Others, from: string | null): SingleFinding[] {
  const { storeKey, section, field, before, after, currencyCode, keepsCurrency } = changed;
  const place = { severity: 'warning', section, field, storeKey, from } as const;
  const isAmount = isAmountField(field);
  if (before !== undefined && isFar(before, after) && (keepsCurrency || !isAmount)) {
    return isAmount
      ? [
          {
            ...place,
            rule: 'amount-changed-tenfold',
            values: { beforeCentAmount: before, afterCentAmount: after, currencyCode },
          },
        ]
      : [{ ...place, rule: 'number-changed-tenfold', values: { before, after } }];
  }
  const others = isPriceLike(section, field) ? usual(changed) : undefined;
  if (others === undefined || !isFar(after, others)) return [];
  const values = { afterCentAmount: after, usualCentAmount: Math.round(others), currencyCode };
  return [{ ...place, rule: 'amount-far-from-others', values }];
}

/** Returns the moment that is current at a time. */
const momentAt = (moments: readonly Moment[], at: Date): Moment | undefined =>
  moments.findLast((moment) => moment.at.getTime() <= at.getTime()) ?? moments[0];

/** The state that a draft is compared with: rows and their documents. */
export interface LintedRows {
  readonly rows: SectionRows;
  readonly moments: readonly Moment[];
}

/**
 * Finds numbers that a draft changes tenfold, and amounts far from those of other stores: likely a misplaced decimal
 * point.
 */
export function unusualNumbers(before: LintedRows, after: LintedRows): SingleFinding[] {
  const scales = currencyScales(before.rows);
  return after.moments.flatMap((moment) => {
    const past = momentAt(before.moments, moment.at);
    if (!past) return [];
    const known = new Map(past.documents.map((document) => [document.storeKey, document]));
    const usual = usualAmount(past, scales);
    return moment.documents
      .filter((document) => known.get(document.storeKey) !== document)
      .flatMap((document) => changedNumbers(known.get(document.storeKey), document))
      .flatMap((changed) => findingOf(changed, usual, moment.from));
  });
}
