import { boundaries } from '@manifold/domain/config-layer/effective-value';
import { assembleDocument, storeAxes, storeKeysOf, type SectionRows } from '@manifold/domain/store-document/assemble';
import { storeDocumentSchema, type StoreDocument } from '@manifold/domain/store-document/contract';
import { contradictions, contradictionsBetween } from '@manifold/domain/store-document/contradictions';
import { contentHash } from './canonical-json.js';
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
  readonly problems: readonly Problem[];
}

interface Checked {
  readonly document?: StoreDocument;
  readonly problems: readonly Problem[];
}

function checkedDocument(rows: SectionRows, storeKey: string, at: Date): Checked {
  const parsed = storeDocumentSchema.safeParse(assembleDocument(rows, storeKey, at));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      storeKey,
      field: path.slice(1).map(String).join('.'),
      reason: message,
    }));
    return { problems };
  }
  return { document: parsed.data, problems: contradictions(parsed.data).map((found) => ({ storeKey, ...found })) };
}

/** Keys of rows that no store ever looks up: a typing mistake that would otherwise change nothing in silence. */
function unknownKeys(rows: SectionRows, storeKeys: readonly string[], instants: readonly Date[]): Problem[] {
  const axes = instants.flatMap((at) => storeKeys.map((storeKey) => storeAxes(rows, storeKey, at)));
  const known = new Set<string>([
    'default:*',
    ...axes.flatMap(({ brand, currency, country, store }) => [
      `brand:${brand}`,
      `currency:${currency}`,
      `country:${country}`,
      `store:${store}`,
    ]),
  ]);
  const unknown = (layer: string, key: string) => layer !== 'locale' && !known.has(`${layer}:${key}`);
  return [...rows].flatMap(([section, sectionRows]) =>
    sectionRows
      .filter(({ layer, key }) => unknown(layer, key))
      .map(({ layer, key }) => ({ storeKey: null, field: `${section}.key`, reason: `no store has ${layer} ${key}` })),
  );
}

/** Which instants lie behind one another with different content: now, and every boundary still to come. */
function instantsFrom(rows: SectionRows, now: Date): Date[] {
  const future = boundaries([...rows.values()].flat()).filter((instant) => Date.parse(instant) > now.getTime());
  return [now, ...future.map((instant) => new Date(instant))];
}

function timeline(storeKey: string, documents: readonly (readonly [Date, StoreDocument])[]): SealedDocument[] {
  const sealed: SealedDocument[] = [];
  for (const [index, [at, document]] of documents.entries()) {
    const hash = contentHash(document);
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
  const problems: Problem[] = unknownKeys(rows, storeKeys, instants);
  const byStore = new Map<string, [Date, StoreDocument][]>(storeKeys.map((key) => [key, []]));
  for (const at of instants) {
    const checked = storeKeys.map((key) => checkedDocument(rows, key, at));
    problems.push(...checked.flatMap((each) => each.problems));
    const documents = checked.flatMap(({ document }) => (document ? [document] : []));
    for (const document of documents) byStore.get(document.storeKey)?.push([at, document]);
    problems.push(...contradictionsBetween(documents).map((found) => ({ storeKey: null, ...found })));
  }
  const sealed = [...byStore].map(([key, documents]) => [key, timeline(key, documents)] as const);
  return { documents: new Map(sealed), problems: once(problems) };
}
