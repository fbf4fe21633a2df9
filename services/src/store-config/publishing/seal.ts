import { boundaries, effectiveValue } from '@manifold/domain/config-layer/effective-value';
import { storeAxes, storeKeysOf, type SectionRows } from '@manifold/domain/store-document/assemble';
import type { Store } from '@manifold/domain/store/contract';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { contradictionsBetween } from '@manifold/domain/store-document/contradictions';
import { CheckedDocuments } from './checked-documents.js';
import type { Problem } from './problem.js';

/** A store's document from an instant on; null for what holds already. */
export interface SealedDocument {
  readonly storeKey: string;
  readonly validFrom: string | null;
  readonly hash: string;
  readonly document: StoreDocument;
}

export interface Sealing {
  /** By store, each in the order of time. A document that says the same as the one before it is left out. */
  readonly documents: ReadonlyMap<string, readonly SealedDocument[]>;
  /** The documents that hold together, of all stores, at each instant at which any of them changes. */
  readonly moments: readonly (readonly StoreDocument[])[];
  readonly problems: readonly Problem[];
}

/** Every key under which a store or one of its locales is looked up at any of the instants, with its layer. */
function knownKeys(rows: SectionRows, storeKeys: readonly string[], instants: readonly Date[]): Set<string> {
  const storeRows = rows.get('store') ?? [];
  const known = storeKeys.flatMap((storeKey) =>
    instants.flatMap((at) => {
      const axes = storeAxes(rows, storeKey, at);
      const { locales = [] } = effectiveValue<Partial<Store>>(storeRows, axes, at).value;
      const { brand, currency, country, store } = axes;
      const keys = [`brand:${brand}`, `currency:${currency}`, `country:${country}`, `store:${store}`];
      return [...keys, ...locales.map(({ locale }) => `locale:${locale}`)];
    }),
  );
  return new Set(['default:*', ...known]);
}

/** Keys of rows that no store ever looks up: a typing mistake that would otherwise change nothing in silence. */
function unknownKeys(rows: SectionRows, storeKeys: readonly string[], instants: readonly Date[]): Problem[] {
  const known = knownKeys(rows, storeKeys, instants);
  return [...rows].flatMap(([section, sectionRows]) =>
    sectionRows
      .filter(({ layer, key }) => !known.has(`${layer}:${key}`))
      .map(({ layer, key }) => ({ storeKey: null, field: `${section}.key`, reason: `no store has ${layer} ${key}` })),
  );
}

/** Rows of one layer and key that begin at the same instant: nobody could say which of them holds. */
function sameBeginnings(rows: SectionRows): Problem[] {
  return [...rows].flatMap(([section, sectionRows]) => {
    const seen = new Set<string>();
    const twice = sectionRows.filter(({ layer, key, validFrom }) => {
      const beginning = `${layer} ${key} ${validFrom === null ? '' : Date.parse(validFrom)}`;
      return seen.size === seen.add(beginning).size;
    });
    return twice.map(({ layer, key }) => ({
      storeKey: null,
      field: `${section}.validFrom`,
      reason: `two rows of ${layer} ${key} begin at once`,
    }));
  });
}

/** Which instants lie behind one another with different content: now, and every boundary still to come. */
function instantsFrom(rows: SectionRows, now: Date): Date[] {
  const future = boundaries([...rows.values()].flat()).filter((instant) => Date.parse(instant) > now.getTime());
  return [now, ...future.map((instant) => new Date(instant))];
}

interface TimedDocument {
  readonly at: Date;
  readonly hash: string;
  readonly document: StoreDocument;
}

function timeline(storeKey: string, documents: readonly TimedDocument[]): SealedDocument[] {
  const sealed: SealedDocument[] = [];
  for (const [index, { at, hash, document }] of documents.entries()) {
    if (sealed.at(-1)?.hash === hash) continue;
    sealed.push({ storeKey, validFrom: index === 0 ? null : at.toISOString(), hash, document });
  }
  return sealed;
}

/** What is wrong at several instants is wrong once. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [Object.values(problem).join(' '), problem])).values()];
}

/** Everything that the rows come to, now and at every instant at which a dated row begins or ends; and what is wrong with it. */
export function seal(rows: SectionRows, now: Date): Sealing {
  const instants = instantsFrom(rows, now);
  const storeKeys = storeKeysOf(rows);
  const problems: Problem[] = [...unknownKeys(rows, storeKeys, instants), ...sameBeginnings(rows)];
  const byStore = new Map<string, TimedDocument[]>(storeKeys.map((key) => [key, []]));
  const moments: StoreDocument[][] = [];
  const documents = new CheckedDocuments(rows);
  for (const at of instants) {
    const checked = storeKeys.map((key) => documents.at(key, at));
    problems.push(...checked.flatMap((each) => each.problems));
    const whole = checked.filter((each) => each.problems.length === 0);
    for (const { document, hash } of whole) byStore.get(document.storeKey)?.push({ at, hash, document });
    const moment = whole.map(({ document }) => document);
    moments.push(moment);
    const found = contradictionsBetween(moment);
    problems.push(...found.map((each) => ({ storeKey: null, ...each })));
  }
  const sealed = [...byStore].map(([key, timed]) => [key, timeline(key, timed)] as const);
  return { documents: new Map(sealed), moments, problems: once(problems) };
}
