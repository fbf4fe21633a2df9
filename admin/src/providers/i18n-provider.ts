import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import type { ConsoleLanguage, WordTree } from '../shared/words/words.js';

/** The console in English: react-admin's own texts and ours, which are found under `console`. */
export function createI18nProvider(wordsOf: (language: ConsoleLanguage) => WordTree): I18nProvider {
  const english = { ...englishMessages, console: wordsOf('en') };
  return polyglotI18nProvider(() => english, 'en', [{ locale: 'en', name: 'English' }]);
}
