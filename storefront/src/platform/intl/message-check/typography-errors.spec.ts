import { describe, expect, it } from '@jest/globals';
import { ellipsisErrors, sentenceEndErrors, typographyErrors } from './typography-errors.js';

describe('the check of typography', () => {
  it.each([
    ['a straight apostrophe', 'it', "L’ordine e l''indirizzo"],
    ['straight quotation marks', 'de', 'Der "Warenkorb"'],
    ['English quotation marks in German', 'de', 'Der “Warenkorb”'],
    ['German quotation marks in Switzerland', 'de-CH', 'Der „Warenkorb“'],
    ['an ß in Switzerland', 'de-CH', 'Straße'],
    ['two spaces', 'en', 'Add  to cart'],
    ['three dots', 'en', 'Adding...'],
    ['a hyphen for a dash', 'en', 'Cart - empty'],
    ['a soft hyphen', 'de', 'Waren\u00adkorb'],
    ['an x for ×', 'en', 'L x W x H'],
    ['a space before a colon', 'de', 'Menge : {quantity}'],
    ['a space before a full stop', 'en', 'It costs {amount} .'],
    ['a French colon without its space', 'fr', 'Quantité: {quantity}'],
    ['a French space that breaks', 'fr-BE', 'Quantité : {quantity}'],
    ['a space at the end', 'en', 'Add to cart '],
  ])('reports %s', (_, locale, text) => {
    expect(typographyErrors({ a: text }, locale)).toHaveLength(1);
  });

  it.each([
    ['fr', 'Quantité\u00a0: {quantity}'],
    ['fr', 'L’article «\u00a0{name}\u00a0» est retiré.'],
    ['de', 'Der „Warenkorb“ – leer'],
    ['de-CH', 'Der «Warenkorb»'],
    ['sv', 'Varan ”{name}” är borttagen.'],
    ['en', '{count, plural, one {# item} other {# items}}, {rate, number, ::percent .#}'],
  ])('accepts correct typography in %s', (locale, text) => {
    expect(typographyErrors({ a: text }, locale)).toEqual([]);
  });

  it('reports a sentence without a full stop', () => {
    const source = { a: 'Please check this field.', b: 'Field' };
    expect(sentenceEndErrors({ a: 'Prüfen Sie dieses Feld', b: 'Feld' }, source)).toHaveLength(1);
    expect(sentenceEndErrors({ a: 'Prüfen Sie dieses Feld.', b: 'Feld.' }, source)).toEqual([]);
  });

  it('reports inconsistent spaces before ellipses', () => {
    expect(ellipsisErrors({ a: 'Adding …', b: 'Checking…' })).toHaveLength(1);
    expect(ellipsisErrors({ a: 'Adding …', b: 'Checking …' })).toEqual([]);
  });
});
