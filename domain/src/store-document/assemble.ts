import { effectiveValue } from '../config-layer/effective-value.js';
import type { ConfigAxes } from '../config-layer/layer.js';
import type { ConfigRow } from '../config-layer/row.js';
import type { Store } from '../store/contract.js';
import { LOCALE_SECTION_KEYS, STORE_SECTION_KEYS, type SectionKey } from './sections.js';

/** A row of any section with untyped fields. */
export type AnyConfigRow = ConfigRow<Record<string, unknown>>;

/** The rows of each section. Sections without rows may be absent. */
export type SectionRows = ReadonlyMap<SectionKey, readonly AnyConfigRow[]>;

/** A document before validation against `storeDocumentSchema`; any part may be missing. */
export interface AssembledDocument {
  readonly storeKey: string;
  readonly sections: Readonly<Record<string, unknown>>;
  readonly locales: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Returns the keys of all stores, sorted: those with a row on the store layer of section `store`. */
export function storeKeysOf(rows: SectionRows): string[] {
  const keys = (rows.get('store') ?? []).filter((row) => row.layer === 'store').map((row) => row.key);
  return [...new Set(keys)].sort();
}

/** Returns the axes of a store at a time; a country may change its currency. */
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

/** Resolves all sections for one store at a time. Not validated: values without a row are absent. */
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
