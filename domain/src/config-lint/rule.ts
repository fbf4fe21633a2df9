import type { SectionKey } from '../store-document/sections.js';
import type { StoreDocument } from '../store-document/contract.js';
import type { Moment } from '../store-document/moment.js';
import type { Finding, LintRuleKey, LintSeverity } from './contract.js';

/** A place where a rule is broken. */
export interface Found {
  readonly field: string;
  readonly values?: Finding['values'];
}

/** A finding of one store or row, before equal findings are merged. */
export type SingleFinding = Omit<Finding, 'storeKeys'> & { readonly storeKey: string | null };

/** A rule over one store's document. */
export interface LintRule {
  readonly key: LintRuleKey;
  readonly severity: LintSeverity;
  readonly section: SectionKey;
  /** Whether it reads documents of other stores, so that the result is valid for one moment only. */
  readonly readsOthers?: boolean;
  readonly check: (document: StoreDocument, moment: Moment) => readonly Found[];
}

/** Returns the place if the rule is broken there. */
export function when(isBroken: boolean, field: string, values: Finding['values'] = {}): Found[] {
  return isBroken ? [{ field, values }] : [];
}

/** Memoises a function per object, because thousands of stores share the same values. */
export function oncePerValue<Value extends object, Answer>(ask: (value: Value) => Answer): (value: Value) => Answer {
  const answers = new WeakMap<Value, { readonly answer: Answer }>();
  return (value) => {
    const known = answers.get(value) ?? { answer: ask(value) };
    answers.set(value, known);
    return known.answer;
  };
}
