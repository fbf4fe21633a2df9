import type { SectionKey } from '../store-document/section-keys.js';
import type { StoreDocument } from '../store-document/contract.js';
import type { Finding, LintRuleKey, LintSeverity } from './contract.js';

/** One place at which a rule is broken. */
export interface Found {
  readonly field: string;
  readonly values?: Finding['values'];
}

/** A rule over one store's document; `all` is every store's, for what one says of another. */
export interface LintRule {
  readonly key: LintRuleKey;
  readonly severity: LintSeverity;
  readonly section: SectionKey;
  readonly check: (document: StoreDocument, all: readonly StoreDocument[]) => readonly Found[];
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
