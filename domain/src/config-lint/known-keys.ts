import { boundaries, effectiveValue } from '../config-layer/effective-value.js';
import { DEFAULT_LAYER_KEY } from '../config-layer/layer.js';
import { storeAxes, storeKeysOf, type SectionRows } from '../store-document/assemble.js';
import type { Store } from '../store/contract.js';

const BEGINNING = new Date(0);

function keysOf(rows: SectionRows, storeKey: string, at: Date): string[] {
  const axes = storeAxes(rows, storeKey, at);
  const { locales = [] } = effectiveValue<Partial<Store>>(rows.get('store') ?? [], axes, at).value;
  const { brand, currency, country, store } = axes;
  const keys = [`brand:${brand}`, `currency:${currency}`, `country:${country}`, `store:${store}`];
  return [...keys, ...locales.map(({ locale }) => `locale:${locale}`)];
}

/** Returns every key with its layer (`currency:EUR`) that a store or locale uses at any of the given times. */
export function keysAt(rows: SectionRows, instants: readonly Date[]): Set<string> {
  const known = storeKeysOf(rows).flatMap((storeKey) => instants.flatMap((at) => keysOf(rows, storeKey, at)));
  return new Set([`default:${DEFAULT_LAYER_KEY}`, ...known]);
}

/** Returns the keys of all times, including those before a dated row started. */
export function keysOfAllTime(rows: SectionRows): Set<string> {
  const instants = boundaries(rows.get('store') ?? []).map((instant) => new Date(instant));
  return keysAt(rows, [BEGINNING, ...instants]);
}
