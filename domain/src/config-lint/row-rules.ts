import type { SectionRows } from '../store-document/assemble.js';
import type { Moment } from '../store-document/moment.js';
import type { SectionKey } from '../store-document/sections.js';
import { startsAtCurrencyChange } from './currency-rules.js';
import { keysAt } from './known-keys.js';
import type { SingleFinding } from './rule.js';

/** Sections whose dated values are usually temporary, unlike a tax rate or a bank account. */
const TEMPORARY_SECTIONS: readonly SectionKey[] = ['shipping-cost', 'cash-on-delivery'];

/** Finds dated amounts that never end, except those that start with a new currency. */
export function temporaryWithoutEnd(rows: SectionRows): SingleFinding[] {
  return TEMPORARY_SECTIONS.flatMap((section) => {
    const endless = (rows.get(section) ?? []).filter(
      (row) => row.validFrom !== null && row.validTo === null && !startsAtCurrencyChange(rows, row),
    );
    return endless.map(({ layer, key, validFrom }): SingleFinding => {
      const values = { layer, key, from: validFrom ?? '' };
      const rule = 'temporary-without-end';
      return { rule, severity: 'warning', section, field: 'validTo', values, storeKey: null, from: null };
    });
  });
}

/** Finds rows whose key no store uses now or later, such as those of a removed store or currency. */
export function rowsWithoutStore(rows: SectionRows, moments: readonly Moment[]): SingleFinding[] {
  const [first] = moments;
  if (!first) return [];
  const known = keysAt(
    rows,
    moments.map(({ at }) => at),
  );
  return [...rows].flatMap(([section, sectionRows]) => {
    const lasting = sectionRows.filter(({ validTo }) => validTo === null || Date.parse(validTo) > first.at.getTime());
    const unread = lasting.filter(({ layer, key }) => !known.has(`${layer}:${key}`));
    return unread.map(({ layer, key }): SingleFinding => {
      const place = { section, field: 'key', storeKey: null, from: null };
      return { rule: 'row-without-store', severity: 'warning', ...place, values: { layer, key } };
    });
  });
}
