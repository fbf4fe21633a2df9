import type { StoreDocument } from '../store-document/contract.js';
import type { Moment } from '../store-document/moment.js';
import type { StoreLocale } from '../store/contract.js';
import { when, type Found, type LintRule } from './rule.js';

/** Looks up a locale in the config of any store. */
type KnownLocale = (locale: string) => StoreLocale | undefined;
type LocaleCheck = (locale: StoreLocale, document: StoreDocument, known: KnownLocale) => Found[];

/** Locales of all stores by code, including those of invalid stores; cached per moment. */
const everywhere = new WeakMap<Moment, ReadonlyMap<string, StoreLocale>>();

function localesOf(moment: Moment): ReadonlyMap<string, StoreLocale> {
  const known = everywhere.get(moment);
  if (known) return known;
  const unsealed = moment.unsealed.flatMap(({ locales = [] }) => locales);
  const sealed = moment.documents.flatMap(({ sections }) => sections.store.locales);
  const made = new Map([...unsealed, ...sealed].map((each) => [each.locale, each]));
  everywhere.set(moment, made);
  return made;
}

/** Applies a check to every locale of a store. */
const checkLocales =
  (check: LocaleCheck): LintRule['check'] =>
  (document, moment) => {
    const own = document.sections.store.locales;
    // If two brands have the same locale, the store's own definition has priority.
    const known: KnownLocale = (code) => own.findLast(({ locale }) => locale === code) ?? localesOf(moment).get(code);
    return own.flatMap((locale) => check(locale, document, known));
  };

function isCycle(first: StoreLocale, known: KnownLocale): boolean {
  const seen = new Set<string>();
  let next: string | null | undefined = first.locale;
  while (next !== null && next !== undefined) {
    if (seen.has(next)) return true;
    seen.add(next);
    next = known(next)?.fallbackLocale;
  }
  return false;
}

/** Rules against missing or wrong languages. */
export const languageRules: readonly LintRule[] = [
  {
    key: 'language-of-another-locale',
    severity: 'error',
    section: 'store',
    check: checkLocales(({ locale, language }) =>
      when(!locale.startsWith(`${language}-`), 'locales', { locale, language }),
    ),
  },
  {
    key: 'locale-of-another-country',
    severity: 'warning',
    section: 'store',
    check: checkLocales(({ locale }, { sections: { store } }) =>
      when(!locale.endsWith(`-${store.countryCode}`), 'locales', { locale, country: store.countryCode }),
    ),
  },
  {
    key: 'fallback-cycle',
    severity: 'error',
    section: 'store',
    readsOthers: true,
    check: checkLocales((locale, _document, known) =>
      when(isCycle(locale, known), 'locales', { locale: locale.locale, fallback: locale.fallbackLocale ?? '' }),
    ),
  },
  {
    key: 'fallback-unknown',
    severity: 'warning',
    section: 'store',
    readsOthers: true,
    check: checkLocales(({ locale, fallbackLocale }, _document, known) =>
      when(fallbackLocale !== null && !known(fallbackLocale), 'locales', {
        locale,
        fallback: fallbackLocale ?? '',
      }),
    ),
  },
  {
    key: 'fallback-of-another-language',
    severity: 'warning',
    section: 'store',
    check: checkLocales(({ locale, language, fallbackLocale }) =>
      when(fallbackLocale !== null && !fallbackLocale.startsWith(`${language}-`), 'locales', {
        locale,
        fallback: fallbackLocale ?? '',
      }),
    ),
  },
];
