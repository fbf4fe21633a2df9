import { currencyAt } from '@manifold/domain/config-lint/amounts';
import { boundaries } from '@manifold/domain/config-layer/effective-value';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import { storeAxes, storeKeysOf, type AnyConfigRow, type SectionRows } from '@manifold/domain/store-document/assemble';
import { sameContent } from '../../platform/json/canonical-json.js';
import { sameRow } from '../publishing/section-rows.js';
import type { Section } from '../sections/definition/section.js';
import { rowsFrom, type AmountRow } from './amount-rows.js';
import { endsOfInheriting, inheritedTimes, withInherited, type InheritedTime } from './inherited-amounts.js';

/** A country whose currency changes, and the stores that change with it. */
export interface ChangingCountry {
  readonly rows: SectionRows;
  readonly country: string;
  readonly storeKeys: readonly string[];
  /** False if a store of the country keeps another currency. */
  readonly isWhole: boolean;
  readonly at: Date;
  readonly from: string;
  readonly to: string;
}

/** Returns the stores of a country with the same currency. They change together, because they share the country's amounts. */
export function changingCountry(
  rows: SectionRows,
  storeKey: string,
  { at, to }: { at: Date; to: string },
): ChangingCountry {
  const { country } = storeAxes(rows, storeKey, at);
  const from = currencyAt(rows, storeKey, at) ?? '';
  const ofCountry = storeKeysOf(rows).filter((key) => storeAxes(rows, key, at).country === country);
  const storeKeys = ofCountry.filter((key) => currencyAt(rows, key, at) === from);
  return { rows, country, storeKeys, isWhole: storeKeys.length === ofCountry.length, at, from, to };
}

/** Returns whether a store that does not change has a currency at the instant or later. */
export function isUsedElsewhere(
  rows: SectionRows,
  currency: string,
  { at, storeKeys }: Pick<ChangingCountry, 'at' | 'storeKeys'>,
): boolean {
  const later = boundaries(rows.get('store') ?? []).map((instant) => new Date(instant));
  const instants = [at, ...later.filter((instant) => instant > at)];
  const others = storeKeysOf(rows).filter((key) => !storeKeys.includes(key));
  return others.some((key) => instants.some((instant) => currencyAt(rows, key, instant) === currency));
}

/** Returns copies of the old currency's rows for the new currency, if no store uses it yet and it has no rows. */
function missingCurrencyRows(own: readonly AnyConfigRow[], changing: ChangingCountry): AmountRow[] {
  const { rows, from, to } = changing;
  const isThere = own.some(({ layer, key }) => layer === 'currency' && key === to);
  if (isThere || isUsedElsewhere(rows, to, changing)) return [];
  return own
    .filter(({ layer, key, validFrom }) => layer === 'currency' && key === from && validFrom === null)
    .map(({ layer, value }) => ({ layer, key: to, validFrom: null, validTo: null, value }));
}

/** A layer and key whose rows the change writes, with the amounts that its stores inherited until now. */
interface Place {
  readonly layer: ConfigLayer;
  readonly key: string;
  readonly inherited: readonly InheritedTime[];
}

/** Returns the country and its stores, without inherited amounts. */
const placesOf = ({ country, storeKeys }: ChangingCountry): Place[] => [
  { layer: 'country', key: country, inherited: [] },
  ...storeKeys.map((key): Place => ({ layer: 'store', key, inherited: [] })),
];

/** Assigns inherited amounts to the country if all its stores have the same, otherwise to each store. */
function placesWithInherited(section: Section, changing: ChangingCountry, stated: readonly AmountRow[]): Place[] {
  const { rows, storeKeys, isWhole, at, to } = changing;
  const before = rows.get(section.key) ?? [];
  const after = [...before.filter((row) => !stated.some((each) => sameRow(row, each))), ...stated];
  const timesOf = new Map(
    storeKeys.map((key) => {
      const axes = storeAxes(rows, key, at);
      return [key, inheritedTimes({ before, after, at }, { before: axes, after: { ...axes, currency: to } })];
    }),
  );
  const [shared = [], ...others] = timesOf.values();
  const isShared = isWhole && others.every((times) => sameContent(times, shared));
  return placesOf(changing).map((place) => {
    if (place.layer === 'country') return { ...place, inherited: isShared ? shared : [] };
    return { ...place, inherited: isShared ? [] : (timesOf.get(place.key) ?? []) };
  });
}

/**
 * Returns the rows of a section with amounts from the change on, still in the old currency: those of the country and its
 * stores, with the amounts that they inherited until now, and those that the new currency needs.
 */
export function amountRows(section: Section, changing: ChangingCountry): AmountRow[] {
  const { rows, storeKeys, at } = changing;
  const own = rows.get(section.key) ?? [];
  const fields = Object.keys(section.amounts);
  const rowsOf = ({ layer, key, inherited }: Place): AmountRow[] => {
    const axes = storeAxes(rows, layer === 'store' ? key : (storeKeys[0] ?? ''), at);
    const stated = rowsFrom({ rows: own, axes, layer, key, cuts: endsOfInheriting(inherited) }, at, fields);
    return withInherited(stated, { layer, key }, inherited);
  };
  const missing = missingCurrencyRows(own, changing);
  const stated = [...placesOf(changing).flatMap(rowsOf), ...missing];
  // The smallest coin belongs to the new currency, so it is not taken over from a shared layer.
  if (Object.values(section.amounts).every((kind) => kind === 'coin')) return stated;
  return [...placesWithInherited(section, changing, stated).flatMap(rowsOf), ...missing];
}
