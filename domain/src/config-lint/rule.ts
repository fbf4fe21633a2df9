import type { SectionKey } from '../store-document/section-keys.js';
import type { StoreDocument } from '../store-document/contract.js';
import type { Moment } from '../store-document/moment.js';
import type { Finding, LintRuleKey, LintSeverity } from './contract.js';

/** One place at which a rule is broken. */
export interface Found {
  readonly field: string;
  readonly values?: Finding['values'];
}

/** A finding of one store, or of a row; `together` merges the findings that say the same. */
export type SingleFinding = Omit<Finding, 'storeKeys'> & { readonly storeKey: string | null };

/** A rule over one store's document. */
export interface LintRule {
  readonly key: LintRuleKey;
  readonly severity: LintSeverity;
  readonly section: SectionKey;
  /** Whether it reads the documents of other stores; then its answer holds for one moment only. */
  readonly readsOthers?: boolean;
  readonly check: (document: StoreDocument, moment: Moment) => readonly Found[];
}

/** The place, when the rule is broken there. */
export function when(isBroken: boolean, field: string, values: Finding['values'] = {}): Found[] {
  return isBroken ? [{ field, values }] : [];
}

/** A function of a value that asks once for each: thousands of stores wear one brand and offer one form. */
export function oncePerValue<Value extends object, Answer>(ask: (value: Value) => Answer): (value: Value) => Answer {
  const answers = new WeakMap<Value, { readonly answer: Answer }>();
  return (value) => {
    const known = answers.get(value) ?? { answer: ask(value) };
    answers.set(value, known);
    return known.answer;
  };
}
