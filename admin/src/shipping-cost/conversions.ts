import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { EditAddress } from '@manifold/domain/change-set/contract';
import type { RowChange } from '../shared/draft/draft-context.js';
import { isSameRow } from '../shared/draft/edit-row.js';
import type { SectionData } from '../shared/section/use-section.js';
import { textToAmount } from '../shared/values/amount.js';
import { valueToText } from '../shared/values/text-to-value.js';
import { beginningOfDay, dayOf } from './local-day.js';
import { COLUMNS, SECTION, type Override } from './subjects.js';

/** The dialog's fields as texts; amounts in the store's format, days as `2026-12-31`. */
export interface OverrideForm {
  country: string;
  freeShippingThresholdCentAmount: string;
  parcelFeeCentAmount: string;
  freightFeeCentAmount: string;
  from: string;
  /** The first day on which it holds no more; empty for no end. */
  to: string;
}

const AMOUNTS = ['freeShippingThresholdCentAmount', 'parcelFeeCentAmount', 'freightFeeCentAmount'] as const;

/** What the dialog shows first. */
export function formOf(override: Override | undefined): OverrideForm {
  const amount = (name: string): string =>
    override ? valueToText({ kind: 'amount' }, override.value?.[name], override.money) : '';
  const country = override?.address.key ?? '';
  return {
    country,
    freeShippingThresholdCentAmount: amount('freeShippingThresholdCentAmount'),
    parcelFeeCentAmount: amount('parcelFeeCentAmount'),
    freightFeeCentAmount: amount('freightFeeCentAmount'),
    from: dayOf(override?.address.validFrom ?? null, country),
    to: dayOf(override?.address.validTo ?? null, country),
  };
}

const localeOf = (country: string, stores: readonly StoreView[]): string =>
  stores.find(({ countryCode }) => countryCode === country)?.locales[0] ?? 'en-GB';

/** What is wrong with a form, by field; the reasons are message ids. */
export function problemsOf(
  form: OverrideForm,
  stores: readonly StoreView[],
): { field: keyof OverrideForm; reason: string }[] {
  if (form.country === '') return [{ field: 'country', reason: 'console.refused.country' }];
  const locale = localeOf(form.country, stores);
  const unreadable = AMOUNTS.filter((name) => form[name] !== '' && textToAmount(form[name], locale) === undefined);
  const problems: { field: keyof OverrideForm; reason: string }[] = unreadable.map((field) => ({
    field,
    reason: 'console.refused.amount',
  }));
  if (AMOUNTS.every((name) => form[name] === '')) {
    problems.push({ field: AMOUNTS[0], reason: 'console.refused.nothing' });
  }
  if (form.to !== '' && form.from === '') problems.push({ field: 'from', reason: 'console.refused.from' });
  if (form.to !== '' && form.from !== '' && form.to <= form.from)
    problems.push({ field: 'to', reason: 'console.refused.to' });
  return problems;
}

/** The changes that make a row say what the form says; no form takes the row away. A row with other days is another row. */
export function changesOf(
  form: OverrideForm | undefined,
  override: Override | undefined,
  data: SectionData,
): RowChange[] {
  const address = form && formAddress(form, override);
  const moved = override && (!address || !isSameRow(override.address, address));
  const removals = moved
    ? COLUMNS.map(({ name }) => ({
        address: override.address,
        field: name,
        value: undefined,
        published: override.published,
      }))
    : [];
  if (!form || !address) return removals;
  const locale = localeOf(form.country, data.stores);
  const published = data.rows.find((row) => isSameRow({ ...row, section: SECTION }, address))?.value ?? null;
  const said = AMOUNTS.map((field) => ({ address, field, value: textToAmount(form[field], locale), published }));
  return [...removals, ...said];
}

/** Days that were not touched keep their instant, which need not be a midnight. */
function formAddress(form: OverrideForm, override: Override | undefined): EditAddress {
  const instant = (day: string, known: string | null): string | null => {
    if (day === dayOf(known, form.country)) return known;
    return day === '' ? null : beginningOfDay(day, form.country);
  };
  return {
    section: SECTION,
    layer: 'country',
    key: form.country,
    validFrom: instant(form.from, override?.address.validFrom ?? null),
    validTo: instant(form.to, override?.address.validTo ?? null),
  };
}
