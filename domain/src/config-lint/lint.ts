import type { SectionRows } from '../store-document/assemble.js';
import type { StoreDocument } from '../store-document/contract.js';
import type { SectionKey } from '../store-document/section-keys.js';
import { bankRules } from './bank-rules.js';
import { brandRules } from './brand-rules.js';
import type { Finding } from './contract.js';
import { countryRules } from './country-rules.js';
import { languageRules } from './language-rules.js';
import { moneyRules } from './money-rules.js';
import type { LintRule } from './rule.js';
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
];

/** Values that are meant for a time; a new tax rate or a new account has no end. */
const TEMPORARY_SECTIONS: readonly SectionKey[] = ['shipping-cost', 'cash-on-delivery'];

/** A finding of one store, or of a row; `lint` brings together what says the same. */
type SingleFinding = Omit<Finding, 'storeKeys'> & { readonly storeKey: string | null };

function ofDocuments(documents: readonly StoreDocument[]): SingleFinding[] {
  return documents.flatMap((document) =>
    RULES.flatMap(({ key, severity, section, check }) =>
      check(document, documents).map(({ field, values = {} }) => {
        return { rule: key, severity, section, field, values, storeKey: document.storeKey };
      }),
    ),
  );
}

function ofRows(rows: SectionRows): SingleFinding[] {
  return TEMPORARY_SECTIONS.flatMap((section) => {
    const endless = (rows.get(section) ?? []).filter(
      ({ validFrom, validTo }) => validFrom !== null && validTo === null,
    );
    return endless.map(({ layer, key, validFrom }) => {
      const values = { layer, key, from: validFrom ?? '' };
      return { rule: 'temporary-without-end', severity: 'warning', section, field: 'validTo', values, storeKey: null };
    });
  });
}

/** What a finding says, whichever stores it says it of. */
function sentenceOf({ rule, section, field, values }: Omit<Finding, 'severity' | 'storeKeys'>): string {
  const said = Object.entries(values).sort(([first], [second]) => (first < second ? -1 : 1));
  return JSON.stringify([rule, section, field, said]);
}

/** A finding's name, which an acknowledgement bears: the same for the same sentence of the same stores. */
export function findingName(finding: Finding): string {
  return `${sentenceOf(finding)} ${[...finding.storeKeys].sort().join(' ')}`;
}

function together(singles: readonly SingleFinding[]): Finding[] {
  const byName = new Map<string, Finding>();
  for (const { storeKey, ...single } of singles) {
    const name = sentenceOf(single);
    const known = byName.get(name)?.storeKeys ?? [];
    const storeKeys = storeKey === null || known.includes(storeKey) ? known : [...known, storeKey];
    byName.set(name, { ...single, storeKeys });
  }
  return [...byName.values()];
}

/**
 * What the rules find in rows and in the documents that they come to. The documents of several instants are asked one
 * instant after the other, since what one store says of another is true at one time.
 */
export function lint(rows: SectionRows, instants: readonly (readonly StoreDocument[])[]): Finding[] {
  return together([...ofRows(rows), ...instants.flatMap(ofDocuments)]);
}

/** The findings that were not there before, each with the stores alone of which it is new. */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Map(before.map((finding) => [sentenceOf(finding), finding.storeKeys]));
  return after.flatMap((finding) => {
    const old = known.get(sentenceOf(finding));
    if (!old) return [finding];
    const storeKeys = finding.storeKeys.filter((key) => !old.includes(key));
    return storeKeys.length === 0 ? [] : [{ ...finding, storeKeys }];
  });
}
