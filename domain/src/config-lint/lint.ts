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
import { webformRules } from './webform-rules.js';

const RULES: readonly LintRule[] = [
  ...moneyRules,
  ...bankRules,
  ...languageRules,
  ...webformRules,
  ...countryRules,
  ...brandRules,
  ...redirectRules,
  ...documentRules,
];
const RULES_OF_ONE_STORE = RULES.filter(({ readsOthers = false }) => !readsOthers);
const RULES_ACROSS_STORES = RULES.filter(({ readsOthers = false }) => readsOthers);

type PlacedFinding = Omit<SingleFinding, 'from'>;

const asked = (rules: readonly LintRule[], document: StoreDocument, moment: Moment): PlacedFinding[] =>
  rules.flatMap(({ key, severity, section, check }) =>
    check(document, moment).map(({ field, values = {} }) => {
      return { rule: key, severity, section, field, values, storeKey: document.storeKey };
    }),
  );

function ofMoments(moments: readonly Moment[]): SingleFinding[] {
  const [first] = moments;
  if (!first) return [];
  // Most stores are the same at most instants: a document is asked once.
  const ofOneStore = oncePerValue((document: StoreDocument) => asked(RULES_OF_ONE_STORE, document, first));
  return moments.flatMap((moment) =>
    moment.documents
      .flatMap((document) => [...ofOneStore(document), ...asked(RULES_ACROSS_STORES, document, moment)])
      .map((finding) => ({ ...finding, from: moment.from })),
  );
}

/** What a finding says, whichever stores it says it of and from when. */
function sentenceOf({ rule, section, field, values }: Pick<Finding, 'rule' | 'section' | 'field' | 'values'>): string {
  // What is usual elsewhere may move while a change set waits; the finding stays the same.
  const telling = Object.entries(values).filter(([name]) => !name.startsWith('usual'));
  const said = telling.sort(([first], [second]) => (first < second ? -1 : 1));
  return JSON.stringify([rule, section, field, said]);
}

/** A finding's name, which an acknowledgement bears: the same for the same sentence of the same stores. */
export function findingName(finding: Finding): string {
  return `${sentenceOf(finding)} ${[...finding.storeKeys].sort().join(' ')}`;
}

/**
 * Whether acknowledged names cover a finding: its sentence, for each of its stores. The stores may have been named by several
 * findings, since a finding from a later day joins another once that day has come.
 */
export function isAcknowledged(finding: Finding, names: readonly string[]): boolean {
  const beginning = `${sentenceOf(finding)} `;
  const named = names.filter((name) => name.startsWith(beginning)).map((name) => name.slice(beginning.length));
  const storeKeys = new Set(named.flatMap((stores) => stores.split(' ')));
  return named.length > 0 && finding.storeKeys.every((storeKey) => storeKeys.has(storeKey));
}

/** The same sentence of one store at several instants is said once, from the first of them. */
function firstOfEach(singles: readonly SingleFinding[]): SingleFinding[] {
  const first = new Map<string, SingleFinding>();
  for (const single of singles) {
    const name = `${sentenceOf(single)} ${single.storeKey}`;
    const known = first.get(name);
    if (!known || (single.from ?? '') < (known.from ?? '')) first.set(name, single);
  }
  return [...first.values()];
}

/** Merges findings that say the same of several stores from the same instant on. */
function together(singles: readonly SingleFinding[]): Finding[] {
  const byName = new Map<string, Finding>();
  for (const { storeKey, ...single } of firstOfEach(singles)) {
    const name = `${sentenceOf(single)} ${single.from}`;
    const known = byName.get(name)?.storeKeys ?? [];
    byName.set(name, { ...single, storeKeys: storeKey === null ? known : [...known, storeKey] });
  }
  return [...byName.values()];
}

/** What the rules find in rows and in the documents that they come to, now and at every instant to come. */
export function lint(rows: SectionRows, moments: readonly Moment[]): Finding[] {
  return together([
    ...temporaryWithoutEnd(rows),
    ...rowsWithoutStore(rows, moments),
    ...amountsInOldCurrency(rows, moments),
    ...ofMoments(moments),
  ]);
}

/** What is to be said of a draft itself: of what it changes, not of what it comes to. Always new. */
export function lintChange(before: LintedRows, after: LintedRows): Finding[] {
  return together([...amountsLeftBehind(before.rows, after.rows, after.moments), ...unusualNumbers(before, after)]);
}

/** The findings that were not there before, each with the stores alone of which it is new. One that begins earlier now is new. */
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
