import { describe, expect, it } from '@jest/globals';
import { localeOfPrefix, pathPrefix } from './default-locale.js';

const switzerland = {
  locales: [
    { locale: 'de-CH', language: 'de', fallbackLocale: 'de-DE' },
    { locale: 'fr-CH', language: 'fr', fallbackLocale: 'fr-FR' },
  ],
};

describe('the language prefix of a path', () => {
  it.each([
    ['de-CH', ''],
    ['fr-CH', '/fr'],
    ['sk-SK', ''],
  ])('of %s in Switzerland is "%s"', (locale, prefix) => {
    expect(pathPrefix(switzerland, locale)).toBe(prefix);
  });

  it('is a language of the store other than the default', () => {
    expect(localeOfPrefix(switzerland, 'fr')?.locale).toBe('fr-CH');
    expect(localeOfPrefix(switzerland, 'de')).toBeUndefined();
    expect(localeOfPrefix(switzerland, 'es')).toBeUndefined();
  });
});
