import type { StoreDocument } from '../store-document/contract.js';
import type { StoreLocale } from '../store/contract.js';
import { when, type Found, type LintRule } from './rule.js';

type LocaleCheck = (locale: StoreLocale, document: StoreDocument, known: ReadonlyMap<string, StoreLocale>) => Found[];

/** Asks of every language of a store. */
const ofLocales =
  (check: LocaleCheck): LintRule['check'] =>
  (document, all) => {
    // Two brands may have one language: what the store itself says of it counts.
    const known = new Map(
      [...all, document].flatMap(({ sections }) => sections.store.locales.map((each) => [each.locale, each])),
    );
    return document.sections.store.locales.flatMap((locale) => check(locale, document, known));
  };

function isCycle(first: StoreLocale, known: ReadonlyMap<string, StoreLocale>): boolean {
  const seen = new Set<string>();
  let next: string | null | undefined = first.locale;
  while (next !== null && next !== undefined) {
    if (seen.has(next)) return true;
    seen.add(next);
    next = known.get(next)?.fallbackLocale;
  }
  return false;
}

/** Languages that would show other texts than meant, or none. */
export const languageRules: readonly LintRule[] = [
  {
    key: 'language-of-another-locale',
    severity: 'error',
    section: 'store',
    check: ofLocales(({ locale, language }) =>
      when(!locale.startsWith(`${language}-`), 'locales', { locale, language }),
    ),
  },
  {
    key: 'locale-of-another-country',
    severity: 'warning',
    section: 'store',
    check: ofLocales(({ locale }, { sections: { store } }) =>
      when(!locale.endsWith(`-${store.countryCode}`), 'locales', { locale, country: store.countryCode }),
    ),
  },
  {
    key: 'fallback-cycle',
    severity: 'error',
    section: 'store',
    check: ofLocales((locale, _document, known) =>
      when(isCycle(locale, known), 'locales', { locale: locale.locale, fallback: locale.fallbackLocale ?? '' }),
    ),
  },
  {
    key: 'fallback-unknown',
    severity: 'warning',
    section: 'store',
    check: ofLocales(({ locale, fallbackLocale }, _document, known) =>
      when(fallbackLocale !== null && !known.has(fallbackLocale), 'locales', {
        locale,
        fallback: fallbackLocale ?? '',
      }),
    ),
  },
  {
    key: 'fallback-of-another-language',
    severity: 'warning',
    section: 'store',
    check: ofLocales(({ locale, language, fallbackLocale }) =>
      when(fallbackLocale !== null && !fallbackLocale.startsWith(`${language}-`), 'locales', {
        locale,
        fallback: fallbackLocale ?? '',
      }),
    ),
  },
];
