import { describe, expect, it } from '@jest/globals';
import { languagePrefix } from './language-prefix.js';

const swiss = (locale: string) => ({
  locale,
  locales: [
    { locale: 'de-CH', language: 'de' },
    { locale: 'fr-CH', language: 'fr' },
  ],
});

describe('the language in an address', () => {
  it('is absent for the default language of a store', () => {
    expect(languagePrefix(swiss('de-CH'))).toBe('');
  });

  it('is the first segment for another language', () => {
    expect(languagePrefix(swiss('fr-CH'))).toBe('/fr');
  });

  it('can be given for any language of the store', () => {
    expect(languagePrefix(swiss('de-CH'), 'fr-CH')).toBe('/fr');
  });
});
