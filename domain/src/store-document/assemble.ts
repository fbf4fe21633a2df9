import { effectiveValue } from '../config-layer/effective-value.js';
import type { ConfigAxes } from '../config-layer/layer.js';
import type { ConfigRow } from '../config-layer/row.js';
import type { Store } from '../store/contract.js';
import { LOCALE_SECTION_KEYS, STORE_SECTION_KEYS } from './section-keys.js';
import type { SectionKey } from './section-keys.js';

/** A row of any section, its fields not yet told apart. */
export type AnyConfigRow = ConfigRow<Record<string, unknown>>;

/** The rows of every section. A section without rows may be absent. */
export type SectionRows = ReadonlyMap<SectionKey, readonly AnyConfigRow[]>;

/** What comes out before it is validated against `storeDocumentSchema`: any part may still be missing. */
export interface AssembledDocument {
  readonly storeKey: string;
  readonly sections: Readonly<Record<string, unknown>>;
  readonly locales: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The keys of all stores that the rows speak of, in order: those with a row on the store layer of section `store`. */
export function storeKeysOf(rows: SectionRows): string[] {
  const keys = (rows.get('store') ?? []).filter((row) => row.layer === 'store').map((row) => row.key);
  return [...new Set(keys)].sort();
}

/** The axes of a store at an instant; they depend on it, since a country may change its currency on a day. */
export function storeAxes(rows: SectionRows, storeKey: string, at: Date): ConfigAxes {
  const identity = { brand: '', currency: '', country: '', store: storeKey };
  const { value } = effectiveValue<Partial<Store>>(rows.get('store') ?? [], identity, at);
  return {
    ...identity,
    brand: value.brandKey ?? '',
    currency: value.currencyCode ?? '',
    country: value.countryCode ?? '',
  };
}

function localesOf(store: Record<string, unknown>): string[] {
  const locales: unknown = store['locales'];
  if (!Array.isArray(locales)) return [];
  return locales.flatMap((each: { locale?: unknown }) => (typeof each.locale === 'string' ? [each.locale] : []));
}

/** What the rows come to for one store at an instant. Not validated: a value that no layer gives is absent. */
export function assembleDocument(rows: SectionRows, storeKey: string, at: Date): AssembledDocument {
  const axes = storeAxes(rows, storeKey, at);
  const valueOf = (key: SectionKey, locale?: string): Record<string, unknown> =>
    effectiveValue(rows.get(key) ?? [], locale === undefined ? axes : { ...axes, locale }, at).value;
  const sections = Object.fromEntries(STORE_SECTION_KEYS.map((key) => [key, valueOf(key)]));
  const locales = localesOf(sections['store'] ?? {}).map((locale) => [
    locale,
    Object.fromEntries(LOCALE_SECTION_KEYS.map((key) => [key, valueOf(key, locale)])),
  ]);
  return { storeKey, sections, locales: Object.fromEntries(locales) as AssembledDocument['locales'] };
}
