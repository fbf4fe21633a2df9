import { describe, expect, it } from '@jest/globals';
import { validateLocales } from './validate-locales.js';

const german = { locale: 'de-AT', language: 'de', fallbackLocale: 'de-DE' };
const french = { locale: 'fr-BE', language: 'fr', fallbackLocale: null };

describe('the languages of a store', () => {
  it('keep their order', () => {
    expect(validateLocales([french, german])).toEqual({ ok: true, value: [french, german] });
  });

  it.each([
    [[], 'needsLanguage'],
    [[{ ...german, locale: 'de_AT' }], 'notALocale'],
    [[{ ...german, fallbackLocale: 'German' }], 'notALocale'],
    [[german, { ...german, fallbackLocale: null }], 'twice'],
  ])('are refused as %j', (locales, word) => {
    expect(validateLocales(locales)).toMatchObject({ ok: false, reason: `console.store.${word}` });
  });
});
