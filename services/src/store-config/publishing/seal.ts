import { boundaries } from '@manifold/domain/config-layer/effective-value';
import { storeKeysOf, type SectionRows } from '@manifold/domain/store-document/assemble';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { contradictionsBetween } from '@manifold/domain/store-document/contradictions';
import type { Moment } from '@manifold/domain/store-document/moment';
import { CheckedDocuments, type CheckedDocument } from './checked-documents.js';
import { generalProblem, mergedProblems, type Problem } from '../lint/problem.js';
import { TouchedStores } from './touched-stores.js';
import { unsealedStore } from './unsealed-store.js';

/** A store's document from an instant on (null for the current one). */
export interface SealedDocument {
  readonly storeKey: string;
  readonly validFrom: string | null;
  readonly hash: string;
  readonly document: StoreDocument;
}

export interface Sealing {
  /** By store, each in the order of time, without documents that equal their predecessor. */
  readonly documents: ReadonlyMap<string, readonly SealedDocument[]>;
  /** All stores at each instant at which one of them changes. */
  readonly moments: readonly Moment[];
  readonly problems: readonly Problem[];
}

/** Returns problems for rows of one layer and key with the same start, because they are ambiguous. */
function sameBeginnings(rows: SectionRows): Problem[] {
  return [...rows].flatMap(([section, sectionRows]) => {
    const seen = new Set<string>();
    const twice = sectionRows.filter(({ layer, key, validFrom }) => {
      const beginning = `${layer} ${key} ${validFrom === null ? '' : Date.parse(validFrom)}`;
      return seen.size === seen.add(beginning).size;
    });
    return twice.map(({ layer, key }) =>
      generalProblem(`${section}.validFrom`, `two rows of ${layer} ${key} begin at once`),
    );
  });
}

/** Returns now and all future boundaries of dated rows; nothing changes between two of them. */
function instantsFrom(rows: SectionRows, now: Date): Date[] {
  const future = boundaries([...rows.values()].flat()).filter((instant) => Date.parse(instant) > now.getTime());
  return [now, ...future.map((instant) => new Date(instant))];
}

interface TimedDocument {
  readonly from: string | null;
  readonly hash: string;
  readonly document: StoreDocument;
}

function timeline(storeKey: string, documents: readonly TimedDocument[]): SealedDocument[] {
  const sealed: SealedDocument[] = [];
  for (const { from, hash, document } of documents) {
    if (sealed.at(-1)?.hash !== hash) sealed.push({ storeKey, validFrom: from, hash, document });
  }
  return sealed;
}

/** Builds the documents of all stores from rows, now and at every start or end of a dated row, and collects their problems. */
export function seal(rows: SectionRows, now: Date): Sealing {
  const storeKeys = storeKeysOf(rows);
  const problems: Problem[] = sameBeginnings(rows);
  const byStore = new Map<string, TimedDocument[]>(storeKeys.map((key) => [key, []]));
  const moments: Moment[] = [];
  const documents = new CheckedDocuments(rows);
  const touched = new TouchedStores(rows);
  let checked: ReadonlyMap<string, CheckedDocument> = new Map();
  for (const at of instantsFrom(rows, now)) {
    const from = at === now ? null : at.toISOString();
    const known = checked;
    checked = new Map(
      storeKeys.map((key) => {
        const last = known.get(key);
        return [key, last && !touched.isTouched(last, at) ? last : documents.documentAt(key, at)];
      }),
    );
    const all = [...checked.values()];
    const whole = all.filter((each) => each.problems.length === 0);
    const broken = all.filter((each) => each.problems.length > 0);
    problems.push(...broken.flatMap((each) => each.problems.map((problem) => ({ ...problem, from }))));
    for (const { document, hash } of whole) byStore.get(document.storeKey)?.push({ from, hash, document });
    const moment: Moment = {
      at,
      from,
      documents: whole.map(({ document }) => document),
      unsealed: broken.map(({ document }) => unsealedStore(document)),
    };
    moments.push(moment);
    problems.push(...contradictionsBetween(moment).map((each) => ({ storeKeys: [], ...each, from })));
  }
  const sealed = [...byStore].map(([key, timed]) => [key, timeline(key, timed)] as const);
  return { documents: new Map(sealed), moments, problems: mergedProblems(problems) };
}
