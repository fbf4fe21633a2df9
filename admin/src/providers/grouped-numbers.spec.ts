import { describe, expect, it } from '@jest/globals';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { groupedNumbers } from './grouped-numbers.js';

const WORDS = {
  ...englishMessages,
  entries: '%{smart_count} Eintrag |||| %{smart_count} Einträge',
  replayed: '%{looked} von etwa %{expected} Warenkörben',
  published: 'Als Revision %{number} veröffentlicht.',
  by: 'Entwurf von %{author}',
};

const german = polyglotI18nProvider(() => WORDS, 'de', [], { replace: groupedNumbers(() => 'de-DE') });

describe('numbers in the texts of the console', () => {
  it.each([
    ['20.000 Einträge', 'entries', { smart_count: 20_000 }],
    ['1 Eintrag', 'entries', { smart_count: 1 }],
    ['1.500 von etwa 12.000 Warenkörben', 'replayed', { looked: 1500, expected: 12_000 }],
  ])('have separators of thousands: %s', (text, name, values) => {
    expect(german.translate(name, values)).toBe(text);
  });

  it('have none if they name a revision', () => {
    expect(german.translate('published', { number: 12_345 })).toBe('Als Revision 12345 veröffentlicht.');
  });

  it('are written as in the language of the console', () => {
    const english = polyglotI18nProvider(() => WORDS, 'en', [], { replace: groupedNumbers(() => 'en-GB') });
    expect(english.translate('entries', { smart_count: 20_000 })).toBe('20,000 Einträge');
  });

  it('leave other values and missing ones as they are', () => {
    expect(german.translate('by', { author: '20000' })).toBe('Entwurf von 20000');
    expect(german.translate('by', {})).toBe('Entwurf von %{author}');
  });
});
