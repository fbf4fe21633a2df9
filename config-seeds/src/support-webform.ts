import { everywhere, rowsOf } from './seed-row.js';
import { supportLabels } from './support-webform-labels/all.js';
import { supportReasons, type SupportLabels } from './support-webform-labels/reasons.js';

const inEveryLanguage = (word: (labels: SupportLabels) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(supportLabels).map(([language, labels]) => [language, word(labels)]));

const reasons = supportReasons.map((reason) => ({
  key: reason.key,
  label: inEveryLanguage((labels) => labels.reasons[reason.key]),
  subreasons: reason.subreasons.map(([key, requires, shortcutPage]) => ({
    key,
    label: inEveryLanguage((labels) => labels.subreasons[key]),
    requires: [...requires],
    shortcutPage,
  })),
}));

/** The support form: its reasons in every language, and the ids of the sandbox's support platform. */
export const supportWebformRows = [
  rowsOf('support-webform')('default', everywhere, {
    domain: 'http://localhost:4300',
    orgId: '00D000000000001',
    recordType: '012000000000001',
    caseFields: {
      subreason: '00N000000000001',
      productNumber: '00N000000000002',
      orderNumber: '00N000000000003',
      invoiceNumber: '00N000000000004',
      vatId: '00N000000000005',
      quantity: '00N000000000006',
      countryLabel: '00N000000000007',
      locale: '00N000000000008',
    },
    reasons,
  }),
];
