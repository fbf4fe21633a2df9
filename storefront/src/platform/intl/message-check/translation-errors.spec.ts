import { describe, expect, it } from '@jest/globals';
import { untranslatedTexts, missingSentences, scriptErrors, sharedSentences } from './translation-errors.js';

describe('the check of a translation', () => {
  it('finds a text that is still English', () => {
    expect(untranslatedTexts({ a: 'Add to cart' }, { a: 'Add to cart' }, [])).toEqual(['a: English: Add to cart']);
    expect(untranslatedTexts({ a: '{brand}: home' }, { a: '{brand}: home' }, [])).toHaveLength(1);
  });

  it('finds a sentence with English words in it', () => {
    expect(untranslatedTexts({ a: 'Bitte your Adresse prüfen.' }, { a: 'Please check.' }, [])).toHaveLength(1);
  });

  it('accepts loan words and texts without words', () => {
    expect(untranslatedTexts({ a: 'E-mail', b: '{a} ({b})' }, { a: 'E-mail', b: '{a} ({b})' }, ['E-mail'])).toEqual([]);
  });

  it('finds a sentence that two languages share', () => {
    const messages = { a: 'Bitte prüfen Sie Ihre Eingabe.', b: 'Menü' };
    expect(sharedSentences(messages, messages)).toEqual(['a: the same in both: Bitte prüfen Sie Ihre Eingabe.']);
    expect(sharedSentences(messages, { a: 'Controleer uw invoer, alstublieft.' })).toEqual([]);
  });

  it('finds a missing sentence', () => {
    const source = { a: 'It is late. Keep the number.' };
    expect(missingSentences({ a: 'Es ist spät.' }, source)).toHaveLength(1);
    expect(missingSentences({ a: 'Es ist spät: Nummer aufheben.' }, source)).toEqual([]);
    expect(missingSentences({ a: 'mit MwSt' }, { a: 'incl. VAT' })).toEqual([]);
  });

  it.each([
    ['a Cyrillic letter in a Latin word', 'sk', 'Kоšík'],
    ['a Latin letter in a Cyrillic word', 'bg', 'Кoличка'],
    ['a Latin letter in a Greek word', 'el', 'Kαλάθι'],
    ['a Greek word in a Bulgarian text', 'bg', 'Вашата καλάθι'],
    ['Latin text in Bulgarian', 'bg', 'Kolichka'],
    ['Latin text in Greek', 'el', 'Kalathi'],
  ])('finds %s', (_, language, text) => {
    expect(scriptErrors({ a: text }, language)).toHaveLength(1);
  });

  it('accepts names and codes in Latin letters', () => {
    expect(scriptErrors({ a: 'Включете JavaScript' }, 'bg')).toEqual([]);
    expect(scriptErrors({ a: 'IBAN' }, 'bg', ['IBAN'])).toEqual([]);
  });
});
