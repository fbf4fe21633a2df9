import type { SectionRows } from '../store-document/assemble.js';
import type { Moment } from '../store-document/moment.js';
import type { SectionKey } from '../store-document/section-keys.js';
import { beginsWithCurrency } from './currency-rules.js';
import { keysAt } from './known-keys.js';
import type { SingleFinding } from './rule.js';

/** Values that are meant for a time; a new tax rate or a new account has no end. */
const TEMPORARY_SECTIONS: readonly SectionKey[] = ['shipping-cost', 'cash-on-delivery'];

/** Dated amounts that never end. Those that begin with a new currency are meant to last. */
export function temporaryWithoutEnd(rows: SectionRows): SingleFinding[] {
  return TEMPORARY_SECTIONS.flatMap((section) => {
    const endless = (rows.get(section) ?? []).filter(
      (row) => row.validFrom !== null && row.validTo === null && !beginsWithCurrency(rows, row),
    );
    return endless.map(({ layer, key, validFrom }): SingleFinding => {
      const values = { layer, key, from: validFrom ?? '' };
      const rule = 'temporary-without-end';
      return { rule, severity: 'warning', section, field: 'validTo', values, storeKey: null, from: null };
    });
  });
}

/** Keys of rows that no store reads, now or later: left over from a store or a currency that is gone. */
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
