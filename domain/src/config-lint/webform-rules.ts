import type { StoreDocument } from '../store-document/contract.js';
import { oncePerValue, when, type Found, type LintRule } from './rule.js';

type Webform = StoreDocument['sections']['support-webform'];

const isOn = ({ sections }: StoreDocument): boolean => sections['feature-toggles'].supportWebform;

/** Returns the labels of reasons and subreasons with their paths: `reasons.0.subreasons.2.label`. */
const labelled = oncePerValue(({ reasons }: Webform) =>
  reasons.flatMap(({ key, label, subreasons }, at) => [
    { key, label, field: `reasons.${at}.label` },
    ...subreasons.map((each, index) => ({
      key: `${key}/${each.key}`,
      label: each.label,
      field: `reasons.${at}.subreasons.${index}.label`,
    })),
  ]),
);

/** Finds keys that two reasons, or two subreasons of a reason, share. */
const repeatedKeys = oncePerValue((form: Webform): Found[] => {
  const seen = new Set<string>();
  return labelled(form).flatMap(({ key, field }) =>
    when(seen.size === seen.add(key).size, field.replace(/label$/, 'key'), { key }),
  );
});

function untranslated(document: StoreDocument): Found[] {
  const languages = [...new Set(document.sections.store.locales.map(({ language }) => language))];
  return labelled(document.sections['support-webform']).flatMap(({ key, label, field }) =>
    languages.filter((language) => !label[language]).map((language) => ({ field, values: { key, language } })),
  );
}

/** Rules against support forms that do not work or are not translated. */
export const webformRules: readonly LintRule[] = [
  {
    key: 'webform-half-connected',
    severity: 'error',
    section: 'support-webform',
    check: ({ sections: { 'support-webform': form } }) =>
      when((form.domain === '') !== (form.orgId === ''), form.domain === '' ? 'domain' : 'orgId'),
  },
  {
    key: 'webform-without-reasons',
    severity: 'warning',
    section: 'support-webform',
    check: (document) => when(isOn(document) && document.sections['support-webform'].reasons.length === 0, 'reasons'),
  },
  {
    key: 'webform-not-translated',
    severity: 'warning',
    section: 'support-webform',
    check: (document) => (isOn(document) ? untranslated(document) : []),
  },
  {
    key: 'webform-key-twice',
    severity: 'error',
    section: 'support-webform',
    check: ({ sections }) => repeatedKeys(sections['support-webform']),
  },
];
