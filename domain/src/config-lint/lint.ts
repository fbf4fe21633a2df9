import type { SectionRows } from '../store-document/assemble.js';
import type { StoreDocument } from '../store-document/contract.js';
import type { Moment } from '../store-document/moment.js';
import { bankRules } from './bank-rules.js';
import { brandRules } from './brand-rules.js';
import type { Finding } from './contract.js';
import { countryRules } from './country-rules.js';
import { amountsInOldCurrency, amountsLeftBehind } from './currency-rules.js';
import { documentRules } from './document-rules.js';
import { languageRules } from './language-rules.js';
import { unusualNumbers, type LintedRows } from './magnitude-rules.js';
import { moneyRules } from './money-rules.js';
import { rowsWithoutStore, temporaryWithoutEnd } from './row-rules.js';
import { oncePerValue, type LintRule, type SingleFinding } from './rule.js';
import { redirectRules } from './redirect-rules.js';
import { sellerRules } from './seller-rules.js';
import { webformRules } from './webform-rules.js';

const RULES: readonly LintRule[] = [
  ...moneyRules,
  ...bankRules,
  ...languageRules,
  ...webformRules,
  ...countryRules,
  ...brandRules,
  ...redirectRules,
  ...sellerRules,
  ...documentRules,
];
const RULES_OF_ONE_STORE = RULES.filter(({ readsOthers = false }) => !readsOthers);
const RULES_ACROSS_STORES = RULES.filter(({ readsOthers = false }) => readsOthers);

type PlacedFinding = Omit<SingleFinding, 'from'>;

const runRules = (rules: readonly LintRule[], document: StoreDocument, moment: Moment): PlacedFinding[] =>
  rules.flatMap(({ key, severity, section, check }) =>
    check(document, moment).map(({ field, values = {} }) => {
      return { rule: key, severity, section, field, values, storeKey: document.storeKey };
    }),
  );

function findingsOfMoments(moments: readonly Moment[]): SingleFinding[] {
  const [first] = moments;
  if (!first) return [];
  // Most documents do not change between times, so each is checked once.
  const findingsOfStore = oncePerValue((document: StoreDocument) => runRules(RULES_OF_ONE_STORE, document, first));
  return moments.flatMap((moment) =>
    moment.documents
      .flatMap((document) => [...findingsOfStore(document), ...runRules(RULES_ACROSS_STORES, document, moment)])
      .map((finding) => ({ ...finding, from: moment.from })),
  );
}

/** Returns the message of a finding, without stores and time. */
function sentenceOf({ rule, section, field, values }: Pick<Finding, 'rule' | 'section' | 'field' | 'values'>): string {
  // Usual values of other stores may change while a change set is open; the finding stays the same.
  const stableValues = Object.entries(values).filter(([name]) => !name.startsWith('usual'));
  const sortedValues = stableValues.sort(([first], [second]) => (first < second ? -1 : 1));
  return JSON.stringify([rule, section, field, sortedValues]);
}

/** Returns the name of a finding for acknowledgements: equal for the same message and stores. */
export function findingName(finding: Finding): string {
  return `${sentenceOf(finding)} ${[...finding.storeKeys].sort().join(' ')}`;
}

/**
 * Returns whether acknowledged names cover a finding for each of its stores. Several acknowledged findings may cover the stores
 * mergeFindings, because findings of different times merge when the later time is reached.
 */
export function isAcknowledged(finding: Finding, names: readonly string[]): boolean {
  const beginning = `${sentenceOf(finding)} `;
  const named = names.filter((name) => name.startsWith(beginning)).map((name) => name.slice(beginning.length));
  const storeKeys = new Set(named.flatMap((stores) => stores.split(' ')));
  return named.length > 0 && finding.storeKeys.every((storeKey) => storeKeys.has(storeKey));
}

/** Keeps the earliest of equal findings of a store at several times. */
function firstOfEach(singles: readonly SingleFinding[]): SingleFinding[] {
  const first = new Map<string, SingleFinding>();
  for (const single of singles) {
    const name = `${sentenceOf(single)} ${single.storeKey}`;
    const known = first.get(name);
    if (!known || (single.from ?? '') < (known.from ?? '')) first.set(name, single);
  }
  return [...first.values()];
}

/** Merges findings with the same message and time of several stores. */
function mergeFindings(singles: readonly SingleFinding[]): Finding[] {
  const byName = new Map<string, Finding>();
  for (const { storeKey, ...single } of firstOfEach(singles)) {
    const name = `${sentenceOf(single)} ${single.from}`;
    const known = byName.get(name)?.storeKeys ?? [];
    byName.set(name, { ...single, storeKeys: storeKey === null ? known : [...known, storeKey] });
  }
  return [...byName.values()];
}

/** Runs all rules on rows and documents, now and at every future time. */
export function lint(rows: SectionRows, moments: readonly Moment[]): Finding[] {
  return mergeFindings([
    ...temporaryWithoutEnd(rows),
    ...rowsWithoutStore(rows, moments),
    ...amountsInOldCurrency(rows, moments),
    ...findingsOfMoments(moments),
  ]);
}

/** Checks the changes of a draft, not its result. These findings are always new. */
export function lintChange(before: LintedRows, after: LintedRows): Finding[] {
  return mergeFindings([
    ...amountsLeftBehind(before.rows, after.rows, after.moments),
    ...unusualNumbers(before, after),
  ]);
}

/**
 * Returns findings that did not exist before, with the stores for which they are new. A finding that starts earlier
 * than before is new.
 */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Map<string, string>();
  const nameOf = (finding: Finding, storeKey: string | null) => `${sentenceOf(finding)} ${storeKey}`;
  const storesOf = ({ storeKeys }: Finding) => (storeKeys.length === 0 ? [null] : storeKeys);
  for (const finding of before) {
    for (const storeKey of storesOf(finding)) known.set(nameOf(finding, storeKey), finding.from ?? '');
  }
  return after.flatMap((finding) => {
    const isNew = (storeKey: string | null): boolean => {
      const old = known.get(nameOf(finding, storeKey));
      return old === undefined || (finding.from ?? '') < old;
    };
    const fresh = storesOf(finding).filter(isNew);
    if (fresh.length === 0) return [];
    return [{ ...finding, storeKeys: fresh.filter((storeKey) => storeKey !== null) }];
  });
}
