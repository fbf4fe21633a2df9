import { CONFIG_LAYERS, layerKey, type ConfigAxes, type ConfigLayer } from './layer.js';
import type { ConfigRow, ConfigRowAddress } from './row.js';

/** The row that provides each field of an effective value. */
export type Provenance<Value> = { readonly [Field in keyof Value]?: ConfigRowAddress };

export interface EffectiveValue<Value> {
  readonly value: Partial<Value>;
  readonly provenance: Provenance<Value>;
}

function isValidAt(row: ConfigRowAddress, at: number): boolean {
  const begun = row.validFrom === null || Date.parse(row.validFrom) <= at;
  return begun && (row.validTo === null || at < Date.parse(row.validTo));
}

const isDated = (row: ConfigRowAddress): boolean => row.validFrom !== null || row.validTo !== null;

/** Sorts undated rows before dated ones, and those by start; the last one has priority. */
function byPrecedence(first: ConfigRowAddress, second: ConfigRowAddress): number {
  if (isDated(first) !== isDated(second)) return isDated(first) ? 1 : -1;
  return Date.parse(first.validFrom ?? '1970-01-01') - Date.parse(second.validFrom ?? '1970-01-01');
}

type Places = ReadonlyMap<ConfigLayer, ReadonlyMap<string, readonly number[]>>;

/** For lists up to this length a linear search is faster than an index. */
const SHORT = 12;
/** Row indexes by layer and key. Cached per list, because thousands of stores read the same list. */
const places = new WeakMap<readonly ConfigRowAddress[], Places>();

function placesOf(rows: readonly ConfigRowAddress[]): Places {
  const known = places.get(rows);
  if (known) return known;
  const made = new Map<ConfigLayer, Map<string, number[]>>();
  for (const [place, { layer, key }] of rows.entries()) {
    const keys = made.get(layer) ?? new Map<string, number[]>();
    made.set(layer, keys);
    const others = keys.get(key);
    if (others) others.push(place);
    else keys.set(key, [place]);
  }
  places.set(rows, made);
  return made;
}

/** Returns the rows of a layer that apply to the axes at a time. */
function applicableAt<Row extends ConfigRowAddress>(rows: readonly Row[], { layer, key }: Place, at: number): Row[] {
  if (rows.length <= SHORT) return rows.filter((row) => row.layer === layer && row.key === key && isValidAt(row, at));
  const applicable: Row[] = [];
  for (const place of placesOf(rows).get(layer)?.get(key) ?? []) {
    const row = rows[place];
    if (row && isValidAt(row, at)) applicable.push(row);
  }
  return applicable;
}

type Place = Pick<ConfigRowAddress, 'layer' | 'key'>;

/**
 * Returns the rows that apply to the axes at a time, lowest layer first; later rows override earlier ones. The list
 * must not change after the first call.
 */
export function rowsInEffect<Value>(rows: readonly ConfigRow<Value>[], axes: ConfigAxes, at: Date): ConfigRow<Value>[] {
  const all: ConfigRow<Value>[] = [];
  for (const layer of CONFIG_LAYERS) {
    const key = layerKey(layer, axes);
    if (key === undefined) continue;
    const applicable = applicableAt(rows, { layer, key }, at.getTime());
    all.push(...(applicable.length > 1 ? applicable.sort(byPrecedence) : applicable));
  }
  return all;
}

/**
 * Merges the rows of a section for a store (and locale) at a time, field by field: higher layers override lower ones,
 * dated rows override undated ones of the same layer. Also returns the row that provides each field.
 */
export function effectiveValue<Value extends object>(
  rows: readonly ConfigRow<Value>[],
  axes: ConfigAxes,
  at: Date,
): EffectiveValue<Value> {
  const value: Partial<Value> = {};
  const provenance: { [Field in keyof Value]?: ConfigRowAddress } = {};
  for (const { value: rowValue, ...address } of rowsInEffect(rows, axes, at)) {
    Object.assign(value, rowValue);
    for (const field of Object.keys(rowValue)) provenance[field as keyof Value] = address;
  }
  return { value, provenance };
}

/** Returns the distinct times at which rows start or end, in order; nothing changes between two of them. */
export function boundaries(rows: readonly ConfigRowAddress[]): string[] {
  const instants = rows.flatMap((row) => [row.validFrom, row.validTo]).filter((instant) => instant !== null);
  return [...new Set(instants.map((instant) => new Date(instant).toISOString()))].sort();
}
