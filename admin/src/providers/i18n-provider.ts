import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { formatLocaleOf, isConsoleLanguage } from '../language/use-language.js';
import { CONSOLE_LANGUAGES, type ConsoleLanguage, type WordTree, firstLanguage } from '../language/words.js';
import { groupedNumbers } from './grouped-numbers.js';
import { germanMessages } from './react-admin-german.js';

const { ra, ...others } = englishMessages;
/** The console signs people in and out everywhere. */
const english = { ...others, ra: { ...ra, auth: { ...ra.auth, logout: 'Sign out' } } };
const REACT_ADMIN = { en: english, de: germanMessages } as const;
const LANGUAGES = Object.entries(CONSOLE_LANGUAGES).map(([locale, name]) => ({ locale, name }));

/** Creates the translations: react-admin's own texts, and the console's under `console`. Sets the page's `lang`. */
export function createI18nProvider(wordsOf: (language: ConsoleLanguage) => WordTree): I18nProvider {
  const messages = (locale: string) => {
    const language = isConsoleLanguage(locale) ? locale : 'en';
    return { ...REACT_ADMIN[language], console: wordsOf(language) };
  };
  const provider: I18nProvider = polyglotI18nProvider(messages, firstLanguage(navigator.languages), LANGUAGES, {
    replace: groupedNumbers(() => formatLocaleOf(provider.getLocale())),
  });
  document.documentElement.lang = provider.getLocale();
  return {
    ...provider,
    async changeLocale(locale: string) {
      await provider.changeLocale(locale);
      document.documentElement.lang = locale;
    },
  };
}
