import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { consoleEnglish } from './console-english.js';

const english = { ...englishMessages, console: consoleEnglish };

/** The console speaks English; another language is another table beside it. */
export const i18nProvider = polyglotI18nProvider(() => english, 'en', [{ locale: 'en', name: 'English' }]);
