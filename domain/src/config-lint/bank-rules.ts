import { isIban } from '../bank-transfer/iban.js';
import type { LintRule } from './rule.js';
import { when } from './rule.js';

/** Position of the country code in a BIC. */
const BIC_COUNTRY = [4, 6] as const;

/** Rules against bank accounts that payments would not reach. */
export const bankRules: readonly LintRule[] = [
  {
    key: 'iban-checksum',
    severity: 'error',
    section: 'bank-transfer',
    check: ({ sections: { 'bank-transfer': bank } }) => when(!isIban(bank.iban), 'iban', { iban: bank.iban }),
  },
  {
    key: 'iban-of-another-country',
    severity: 'warning',
    section: 'bank-transfer',
    check: ({ sections: { 'bank-transfer': bank, store } }) =>
      when(bank.enabled && !bank.iban.startsWith(store.countryCode), 'iban', {
        iban: bank.iban,
        country: store.countryCode,
      }),
  },
  {
    key: 'bic-of-another-country',
    severity: 'warning',
    section: 'bank-transfer',
    check: ({ sections: { 'bank-transfer': bank } }) =>
      when(bank.enabled && bank.bic.slice(...BIC_COUNTRY) !== bank.iban.slice(0, 2), 'bic', {
        bic: bank.bic,
        iban: bank.iban,
      }),
  },
];
