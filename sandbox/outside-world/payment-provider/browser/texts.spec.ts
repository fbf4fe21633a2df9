import { describe, expect, it } from '@jest/globals';
import { textsIn } from './texts.js';
import { TEXTS } from './texts-by-locale.js';

describe('the texts of the payment fields', () => {
  it.each(Object.keys(TEXTS))('are in the language of %s, under the keys of the library', (locale) => {
    expect(textsIn(locale)).toMatchObject({ payButton: TEXTS[locale]?.pay, 'cc.num.902': TEXTS[locale]?.wrongNumber });
  });

  it('stay English in a locale without a file', () => expect(textsIn('ga-IE')).toBeUndefined());
});
