import { isPostalCode } from '../postal-code/is-postal-code.js';
import { hasVatNumberForm } from '../vat-number/clean.js';
import type { StoreDocument } from '../store-document/contract.js';
import { isSafePattern } from '../pattern/safe-pattern.js';
import { when, type LintRule } from './rule.js';

/** Countries whose VAT prefix differs from the country code. */
const VAT_PREFIX: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' };
/** Significant digits of VAT numbers, if not all are: eight in Hungary. */
const VAT_SIGNIFICANT_LENGTH: Readonly<Record<string, number>> = { HU: 8 };
/** Countries that a register does not cover; Germany's own register does not answer for German numbers. */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  evatr: ['DE', 'GB', 'CH', 'NO'],
  'evatr-rest': ['DE', 'GB', 'CH', 'NO'],
  vies: ['GB', 'CH', 'NO'],
};
const HMRC_COUNTRY = 'GB';
/** Countries where street numbers may have no digit (spec shell §5). */
const NO_DIGIT = new Set(['CZ', 'PL', 'RO']);
/** Countries that the address service does not cover. */
const NO_ADDRESS_SERVICE = new Set(['GR', 'RO']);
/** Codes that no country uses. */
const NONSENSE = ['', '?', 'ABCDEFGHIJKL', '123456789012'];
/** Countries outside the scope of Directive 2011/83/EU and Directive (EU) 2019/771. */
const OWN_LAW = new Set(['CH']);
const MINIMUM_RETURN_DAYS = 14;
const MINIMUM_GUARANTEE_YEARS = 2;

const countryOf = ({ sections }: StoreDocument): string => sections.store.countryCode;

/** Returns whether the pattern is safe to run; a separate rule reports unsafe ones. */
const isTried = (pattern: string | null): pattern is string => pattern !== null && isSafePattern(pattern);

function isSilent(register: string, country: string): boolean {
  return register === 'hmrc' ? country !== HMRC_COUNTRY : (SILENT[register]?.includes(country) ?? false);
}

const postalRules: readonly LintRule[] = [
  {
    key: 'postal-pattern-unsafe',
    severity: 'error',
    section: 'postal-code',
    check: ({ sections: { 'postal-code': format } }) =>
      when(format.pattern !== null && !isSafePattern(format.pattern), 'pattern', { pattern: format.pattern ?? '' }),
  },
  {
    key: 'postal-example-refused',
    severity: 'error',
    section: 'postal-code',
    check: (document) => {
      const format = document.sections['postal-code'];
      const refuses = isTried(format.pattern) && !isPostalCode(format.example, countryOf(document), format);
      return when(refuses, 'example', { example: format.example });
    },
  },
  {
    key: 'postal-accepts-anything',
    severity: 'warning',
    section: 'postal-code',
    check: (document) => {
      const format = document.sections['postal-code'];
      if (!isTried(format.pattern)) return [];
      const accepted = NONSENSE.find((code) => isPostalCode(code, countryOf(document), format));
      return when(accepted !== undefined, 'pattern', { code: accepted ?? '' });
    },
  },
];

const vatRules: readonly LintRule[] = [
  {
    key: 'vat-prefix',
    severity: 'error',
    section: 'vat-number',
    check: (document) => {
      const { prefix } = document.sections['vat-number'];
      const right = VAT_PREFIX[countryOf(document)] ?? countryOf(document);
      return when(prefix !== right, 'prefix', { prefix, right });
    },
  },
  {
    key: 'vat-placeholder-refused',
    severity: 'error',
    section: 'vat-number',
    check: (document) => {
      const format = document.sections['vat-number'];
      const { placeholder } = format;
      return when(!hasVatNumberForm(placeholder, format), 'placeholder', { placeholder });
    },
  },
  {
    key: 'vat-kept-length',
    severity: 'warning',
    section: 'vat-number',
    check: (document) => {
      const right = VAT_SIGNIFICANT_LENGTH[countryOf(document)];
      const { keptLength } = document.sections['vat-number'];
      return when(right !== undefined && keptLength !== right, 'keptLength', { right: right ?? 0 });
    },
  },
  {
    key: 'vat-register-silent',
    severity: 'error',
    section: 'vat-number',
    check: (document) => {
      const { register } = document.sections['vat-number'];
      const country = countryOf(document);
      return when(isSilent(register, country), 'register', { register, country });
    },
  },
];

const addressRules: readonly LintRule[] = [
  {
    key: 'street-number-switch',
    severity: 'warning',
    section: 'street-number',
    check: (document) => {
      const country = countryOf(document);
      const isOn = document.sections['street-number'].mustContainDigit;
      return when(isOn === NO_DIGIT.has(country), 'mustContainDigit', { country });
    },
  },
  {
    key: 'address-validation-unserved',
    severity: 'warning',
    section: 'feature-toggles',
    check: (document) => {
      const country = countryOf(document);
      const isOn = document.sections['feature-toggles'].addressValidation;
      return when(isOn && NO_ADDRESS_SERVICE.has(country), 'addressValidation', { country });
    },
  },
];

const lawRules: readonly LintRule[] = [
  {
    key: 'return-days-below-law',
    severity: 'warning',
    section: 'consumer-rights',
    check: (document) => {
      const { returnDays } = document.sections['consumer-rights'];
      const isBelow = returnDays < MINIMUM_RETURN_DAYS && !OWN_LAW.has(countryOf(document));
      return when(isBelow, 'returnDays', { days: returnDays, least: MINIMUM_RETURN_DAYS });
    },
  },
  {
    key: 'guarantee-below-law',
    severity: 'warning',
    section: 'consumer-rights',
    check: (document) => {
      const { guaranteeYears } = document.sections['consumer-rights'];
      const isBelow = guaranteeYears < MINIMUM_GUARANTEE_YEARS && !OWN_LAW.has(countryOf(document));
      return when(isBelow, 'guaranteeYears', { years: guaranteeYears, least: MINIMUM_GUARANTEE_YEARS });
    },
  },
];

/** Rules that depend on the country. */
export const countryRules: readonly LintRule[] = [...postalRules, ...vatRules, ...addressRules, ...lawRules];
