import { isAmountField } from '@manifold/domain/config-lint/amounts';
import { boundaries, effectiveValue } from '@manifold/domain/config-layer/effective-value';
import type { ConfigAxes, ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { AnyConfigRow } from '@manifold/domain/store-document/assemble';
import { sameContent } from '../../platform/json/canonical-json.js';
import { sameRow } from '../publishing/section-rows.js';
import type { AmountRow, AmountSource } from './amount-rows.js';

/** Layers whose amounts other stores share, so they do not change with one country. */
const SHARED: readonly (ConfigLayer | undefined)[] = ['default', 'brand', undefined];

/** The rows of a section before the change, and after it with the rows that are already planned. */
export interface SectionChange {
  readonly before: readonly AnyConfigRow[];
  readonly after: readonly AnyConfigRow[];
  readonly at: Date;
}

/** The axes of a store before and after the change. They differ in the currency. */
export interface ChangingAxes {
  readonly before: ConfigAxes;
  readonly after: ConfigAxes;
}

interface InheritedAmount {
  readonly centAmount: number;
  readonly source: AmountSource;
}

/** The amounts that a store inherits during a time, by field. */
export interface InheritedTime {
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly amounts: Readonly<Record<string, InheritedAmount>>;
}

/** Returns the amounts in the old currency that a store would misread as amounts of the new one at an instant. */
function inheritedAt({ before, after }: SectionChange, axes: ChangingAxes, at: Date): InheritedTime['amounts'] {
  const old = effectiveValue<Record<string, unknown>>(before, axes.before, at);
  const { provenance } = effectiveValue<Record<string, unknown>>(after, axes.after, at);
  const amounts = Object.entries(old.value).flatMap(([field, centAmount]): [string, InheritedAmount][] => {
    const row = old.provenance[field];
    const isInherited = isAmountField(field) && SHARED.includes(provenance[field]?.layer);
    if (!isInherited || row === undefined || typeof centAmount !== 'number') return [];
    return [[field, { centAmount, source: { layer: row.layer, key: row.key } }]];
  });
  return Object.fromEntries(amounts);
}

/**
 * Returns the periods in which a store inherits amounts, from the change on. Amounts that apply again after a temporary one are
 * one period without end, and the temporary ones overlap it.
 */
export function inheritedTimes(change: SectionChange, axes: ChangingAxes): InheritedTime[] {
  const begin = change.at.toISOString();
  const later = boundaries([...change.before, ...change.after]).filter((instant) => instant > begin);
  const times: InheritedTime[] = [];
  for (const validFrom of [begin, ...later]) {
    const amounts = inheritedAt(change, axes, new Date(validFrom));
    const last = times.at(-1);
    if (last && sameContent(last.amounts, amounts)) continue;
    if (last) times[times.length - 1] = { ...last, validTo: validFrom };
    times.push({ validFrom, validTo: null, amounts });
  }
  const [first, last] = [times[0], times.at(-1)];
  const between = times.slice(1, -1);
  const fields = Object.keys(first?.amounts ?? {});
  const isRestored = times.length > 1 && sameContent(first?.amounts, last?.amounts);
  const isStated = between.every(({ amounts }) => fields.every((field) => field in amounts));
  const layered = first && isRestored && isStated ? [{ ...first, validTo: null }, ...between] : times;
  return layered.filter(({ amounts }) => Object.keys(amounts).length > 0);
}

/** Returns the instants at which a store stops inheriting an amount; a row that sets the amount must end there. */
export function endsOfInheriting(times: readonly InheritedTime[]): string[] {
  return times.flatMap(({ validTo, amounts }) => {
    if (validTo === null) return [];
    const holding = times.filter(
      (each) => each.validFrom <= validTo && (each.validTo === null || each.validTo > validTo),
    );
    const goesOn = (field: string): boolean => holding.some((each) => field in each.amounts);
    return Object.keys(amounts).every(goesOn) ? [] : [validTo];
  });
}

type Place = Pick<AmountRow, 'layer' | 'key'>;

const endOf = ({ validTo }: Pick<AmountRow, 'validTo'>): number => (validTo === null ? Infinity : Date.parse(validTo));

/** Adds inherited amounts to the rows of a layer and key; to an existing row if one begins at the same instant, because two rows cannot. */
export function withInherited(rows: readonly AmountRow[], place: Place, times: readonly InheritedTime[]): AmountRow[] {
  return times.reduce<AmountRow[]>((all, time) => withTime(all, place, time), [...rows]);
}

function withTime(rows: readonly AmountRow[], place: Place, { amounts, ...time }: InheritedTime): AmountRow[] {
  const address = { ...place, ...time };
  const fields = Object.entries(amounts);
  const value = Object.fromEntries(fields.map(([field, { centAmount }]) => [field, centAmount]));
  const sources = Object.fromEntries(fields.map(([field, { source }]) => [field, source]));
  const found = rows.find((row) => sameRow({ ...row, validTo: null }, { ...address, validTo: null }));
  if (!found) return [...rows, { ...address, value, sources }];
  const merged = { ...found, value: { ...found.value, ...value }, sources: { ...found.sources, ...sources } };
  const others = rows.map((row) => (row === found ? merged : row));
  if (found.validTo === null || endOf(found) >= endOf(time)) return others;
  return withTime(others, place, { amounts, ...time, validFrom: found.validTo });
}
