import type { CountedValue, MatrixStore, MatrixValues } from '@manifold/domain/admin-api/matrix';
import { boundaries, effectiveValue, type EffectiveValue } from '@manifold/domain/config-layer/effective-value';
import { CONFIG_LAYERS, layerKey, type ConfigAxes } from '@manifold/domain/config-layer/layer';
import type { ConfigRowAddress } from '@manifold/domain/config-layer/row';
import { storeAxes, type AnyConfigRow, type SectionRows } from '@manifold/domain/store-document/assemble';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import type { Store } from '@manifold/domain/store/contract';
import { memoizeByObject } from '../../platform/cache/memoize-by-object.js';
import { contentHash, sameContent } from '../../platform/json/canonical-json.js';
import { sameRow } from '../publishing/section-rows.js';
import type { Section } from '../sections/definition/section.js';

type Effective = EffectiveValue<Record<string, unknown>>;

const placeOf = (layer: string, key: string): string => `${layer} ${key}`;

/** The rows of every section, indexed by layer and key, so that the few rows that apply to a store are found fast. */
export class IndexedRows {
  private readonly places = new Map<SectionKey, Map<string, AnyConfigRow[]>>();

  constructor(readonly rows: SectionRows) {
    for (const [section, each] of rows) {
      const placed = new Map<string, AnyConfigRow[]>();
      for (const row of each) {
        const place = placeOf(row.layer, row.key);
        placed.set(place, [...(placed.get(place) ?? []), row]);
      }
      this.places.set(section, placed);
    }
  }

  /** Returns the effective value of a section for a store (and locale) at an instant. */
  effective(section: SectionKey, axes: ConfigAxes, at: Date): Effective {
    return effectiveValue(this.applicable(section, axes), axes, at);
  }

  /** Returns the rows that apply to a store (and locale) at any time. */
  applicable(section: SectionKey, axes: ConfigAxes): AnyConfigRow[] {
    const placed = this.places.get(section);
    return CONFIG_LAYERS.flatMap((layer) => placed?.get(placeOf(layer, layerKey(layer, axes) ?? '')) ?? []);
  }
}

/** A store as a column of the matrix, with the axes under which its values are looked up. */
export interface MatrixColumn {
  readonly store: MatrixStore;
  readonly axes: ConfigAxes;
}

/** Returns the column of a store at an instant. */
export function columnOf(rows: IndexedRows, storeKey: string, at: Date): MatrixColumn {
  const axes = storeAxes(rows.rows, storeKey, at);
  const value: Partial<Store> = rows.effective('store', axes, at).value;
  const { brandKey = '', countryCode = '', currencyCode = '', label = storeKey, locales = [] } = value;
  const codes = locales.map(({ locale }) => locale);
  return { axes, store: { storeKey, brandKey, countryCode, currencyCode, label, locales: codes } };
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

// Most stores share the same list of the same row, so its size and hash are computed once per row.
const countValue = memoizeByObject((value: object): CountedValue => {
  const size = Array.isArray(value) ? value.length : Object.keys(value).length;
  return { size, hash: contentHash(value) };
});

const isSame = (first: unknown, second: unknown): boolean => first === second || sameContent(first, second);

/** Returns a value for a cell: the value itself if it is plain or a list of plain values, otherwise its size and hash. */
export function cellValue(value: unknown): unknown {
  if (isPlain(value) || (Array.isArray(value) && value.every(isPlain))) return value;
  return countValue(value as object);
}

function cellValues(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, cellValue(each)]));
}

/** Collects distinct addresses; values refer to them by index. */
export class RowAddresses {
  readonly list: ConfigRowAddress[] = [];
  private readonly indexes = new Map<string, number>();

  /** Returns the index of a row's address, and adds it if it is new. */
  indexOf({ layer, key, validFrom, validTo }: ConfigRowAddress): number {
    const name = [layer, key, validFrom, validTo].join(' ');
    const known = this.indexes.get(name);
    if (known !== undefined) return known;
    const index = this.list.push({ layer, key, validFrom, validTo }) - 1;
    this.indexes.set(name, index);
    return index;
  }
}

/** The published rows, the shown rows (with or without a draft), the instant, and the collected addresses. */
export interface MatrixInput {
  readonly published: IndexedRows;
  readonly shown: IndexedRows;
  readonly at: Date;
  readonly addresses: RowAddresses;
}

interface ValueAt {
  readonly axes: ConfigAxes;
  readonly at: Date;
}

/** Returns the published values of fields that a draft changes, or that come from another row in it. */
export function changedFields(published: Effective, shown: Effective): MatrixValues['was'] {
  const fields = [...new Set([...Object.keys(published.value), ...Object.keys(shown.value)])];
  const changed = fields.filter((field) => {
    const [before, after] = [published.provenance[field], shown.provenance[field]];
    const isSameSource = before === after || (before !== undefined && after !== undefined && sameRow(before, after));
    return !isSameSource || !isSame(published.value[field], shown.value[field]);
  });
  return Object.fromEntries(changed.map((field) => [field, { value: cellValue(published.value[field]) }]));
}

/** Returns the fields that dated rows change after an instant, with the first change of each. */
function upcomingChanges(
  shown: Effective,
  applicableRows: readonly AnyConfigRow[],
  since: ValueAt,
): MatrixValues['next'] {
  const upcoming = boundaries(applicableRows).filter((instant) => Date.parse(instant) > since.at.getTime());
  const changes = upcoming.flatMap((at) => {
    const then = effectiveValue(applicableRows, since.axes, new Date(at)).value;
    const fields = [...new Set([...Object.keys(shown.value), ...Object.keys(then)])];
    const changed = fields.filter((field) => !isSame(then[field], shown.value[field]));
    return changed.map((field) => [field, { at, value: cellValue(then[field]) }] as const);
  });
  // Reversed, so that the earliest change of a field wins.
  return Object.fromEntries(changes.toReversed());
}

/** Returns the values of a section for one store: one entry, or one per locale if the section differs by locale. */
export function matrixValues(
  { key, scope }: Pick<Section, 'key' | 'scope'>,
  { store, axes }: MatrixColumn,
  { published, shown, at, addresses }: MatrixInput,
): MatrixValues[] {
  const locales = scope === 'store' ? [null] : store.locales;
  return locales.map((locale) => {
    const own = locale === null ? axes : { ...axes, locale };
    const effective = shown.effective(key, own, at);
    const from = Object.entries(effective.provenance).flatMap(([field, row]) =>
      row ? [[field, addresses.indexOf(row)] as const] : [],
    );
    return {
      storeKey: store.storeKey,
      locale,
      value: cellValues(effective.value),
      from: Object.fromEntries(from),
      was: published === shown ? {} : changedFields(published.effective(key, own, at), effective),
      next: upcomingChanges(effective, shown.applicable(key, own), { axes: own, at }),
    };
  });
}
