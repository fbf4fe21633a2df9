import { effectiveValue } from '@manifold/domain/config-layer/effective-value';
import type { ConfigAxes, ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { ConfigRowAddress } from '@manifold/domain/config-layer/row';
import type { AnyConfigRow } from '@manifold/domain/store-document/assemble';

/** The layer and key from which a store inherits an amount. */
export interface AmountSource {
  readonly layer: ConfigLayer;
  readonly key: string;
}

/** A row for the new currency. The amounts of `value` are still in the old one. */
export interface AmountRow extends ConfigRowAddress {
  readonly value: Readonly<Record<string, unknown>>;
  /** The sources of the fields that were inherited until now. */
  readonly sources?: Readonly<Record<string, AmountSource>>;
}

export interface RowsOfKey {
  readonly rows: readonly AnyConfigRow[];
  readonly axes: ConfigAxes;
  readonly layer: ConfigLayer;
  readonly key: string;
  readonly cuts?: readonly string[];
}

const beginOf = ({ validFrom }: ConfigRowAddress): number => (validFrom === null ? 0 : Date.parse(validFrom));
const endOf = ({ validTo }: ConfigRowAddress): number => (validTo === null ? Infinity : Date.parse(validTo));

/**
 * Returns the rows with the amounts of one layer and key from an instant on. Rows that began earlier continue in a new row from
 * that instant, split where one of them ends and at each of `cuts`. Rows that begin later keep their dates.
 */
export function rowsFrom(
  { rows, axes, layer, key, cuts = [] }: RowsOfKey,
  at: Date,
  fields: readonly string[],
): AmountRow[] {
  const stating = rows.filter(
    (row) => row.layer === layer && row.key === key && fields.some((field) => field in row.value),
  );
  const later = stating.filter((row) => beginOf(row) >= at.getTime());
  const begun = stating.filter((row) => beginOf(row) < at.getTime() && endOf(row) > at.getTime());
  const isCut = cuts.length > 0 || begun.some(({ validTo }) => validTo !== null);
  const ends = isCut ? [...cuts.map((cut) => Date.parse(cut)), ...stating.map(endOf).filter(Number.isFinite)] : [];
  const starts =
    begun.length === 0
      ? []
      : [...new Set([at.getTime(), ...ends.filter((end) => end > at.getTime())])].sort((a, b) => a - b);
  const continued = starts.flatMap((start, index) => {
    if (later.some((row) => beginOf(row) === start)) return [];
    const { value } = effectiveValue<Record<string, unknown>>(stating, axes, new Date(start));
    const amounts = Object.fromEntries(Object.entries(value).filter(([field]) => fields.includes(field)));
    if (Object.keys(amounts).length === 0) return [];
    const next = starts[index + 1];
    const validTo = next === undefined ? null : new Date(next).toISOString();
    return [{ layer, key, validFrom: new Date(start).toISOString(), validTo, value: amounts }];
  });
  return [...continued, ...later];
}
