import { describe, expect, it } from '@jest/globals';
import {
  foreignNames,
  keyErrors,
  redundantVariants,
  orderErrors,
  pluralErrors,
  unknownKeys,
  valueErrors,
} from './structure-errors.js';

const source = {
  count: '{count, plural, one {# item} other {# items}}',
  rate: '{rate, number, ::percent .#} VAT',
  terms: 'Our <terms>terms</terms>',
};

describe('the check of the structure of translated texts', () => {
  it('reports missing and unknown texts', () => {
    const messages = { count: source.count, rate: source.rate, more: 'Mehr' };
    expect(keyErrors(messages, source)).toEqual(['terms: missing', 'more: not in the source']);
    expect(unknownKeys({ more: 'Mehr' }, source)).toEqual(['more: not in the source']);
    expect(keyErrors(source, source)).toEqual([]);
  });

  it('reports texts out of order', () => {
    expect(orderErrors({ b: '', a: '', c: '' })).toEqual(['a: out of order']);
  });

  it.each([
    ['a value under another name', { rate: '{satz, number, ::percent .#} MwSt.' }],
    ['another type', { rate: '{rate} MwSt.' }],
    ['another number format', { rate: '{rate, number, ::percent} MwSt.' }],
    ['a missing link', { terms: 'Unsere AGB' }],
    ['a missing count', { count: 'Artikel' }],
  ])('refuses %s', (_, messages) => {
    expect(valueErrors(messages, source)).toHaveLength(1);
  });

  it('allows values in another order', () => {
    expect(valueErrors({ a: '{y} – {x}' }, { a: '{x} – {y}' })).toEqual([]);
  });

  it('requires the plural forms of whole numbers', () => {
    const english = { count: '{count, plural, =0 {none} one {# item} other {# items}}' };
    expect(pluralErrors(english, 'en')).toEqual([]);
    expect(pluralErrors(english, 'sk').join()).toContain('lacks the form few');
    expect(pluralErrors(english, 'sk').join()).not.toContain('many');
    expect(pluralErrors(english, 'pl').join()).toContain('lacks the form many');
    expect(pluralErrors(english, 'fr').join()).toContain('lacks the form many');
    expect(pluralErrors(english, 'sl').join()).toContain('lacks the form two');
  });

  it('allows the form for fractions and refuses forms that the language does not have', () => {
    const slovak = { count: '{count, plural, one {# kus} few {# kusy} many {# kusa} other {# kusov}}' };
    expect(pluralErrors(slovak, 'sk')).toEqual([]);
    expect(pluralErrors(slovak, 'de')).toHaveLength(2);
  });

  it('refuses a form without the number, because one may also be 21', () => {
    const lithuanian = { count: '{count, plural, one {prekė} few {# prekės} other {# prekių}}' };
    expect(pluralErrors(lithuanian, 'lt')).toEqual([expect.stringContaining('the form one lacks the number')]);
  });

  it('reports a variant that is the same as its language', () => {
    expect(redundantVariants({ a: 'Straße', b: 'Strasse' }, { a: 'Straße', b: 'Straße' })).toEqual([
      'a: the same as in the language: Straße',
    ]);
  });

  it('reports the language’s name of a thing for which a country has its own', () => {
    const base = { 'addresses.field-vat-number': 'USt-IdNr.', 'vat.success': 'Ihre USt-IdNr. ist gültig.' };
    const variant = { 'addresses.field-vat-number': 'UID-Nummer' };
    expect(foreignNames(variant, base)).toEqual([expect.stringContaining('vat.success')]);
    expect(foreignNames({ ...variant, 'vat.success': 'Ihre UID-Nummer ist gültig.' }, base)).toEqual([]);
    expect(foreignNames({}, base)).toEqual([]);
  });
});
