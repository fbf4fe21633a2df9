import { describe, expect, it } from '@jest/globals';
import {
  keyFaults,
  needlessVariants,
  orderFaults,
  pluralFaults,
  unknownKeys,
  valueFaults,
} from './structure-faults.js';

const source = {
  count: '{count, plural, one {# item} other {# items}}',
  rate: '{rate, number, ::percent .#} VAT',
  terms: 'Our <terms>terms</terms>',
};

describe('the structure of translated texts', () => {
  it('tells which texts are missing and which nobody asks for', () => {
    const messages = { count: source.count, rate: source.rate, more: 'Mehr' };
    expect(keyFaults(messages, source)).toEqual(['terms: missing', 'more: not in the source']);
    expect(unknownKeys({ more: 'Mehr' }, source)).toEqual(['more: not in the source']);
    expect(keyFaults(source, source)).toEqual([]);
  });

  it('tells which text stands at the wrong place', () => {
    expect(orderFaults({ b: '', a: '', c: '' })).toEqual(['a: out of order']);
  });

  it.each([
    ['a value under another name', { rate: '{satz, number, ::percent .#} MwSt.' }],
    ['another type', { rate: '{rate} MwSt.' }],
    ['another number format', { rate: '{rate, number, ::percent} MwSt.' }],
    ['a link that is lost', { terms: 'Unsere AGB' }],
    ['a count that is lost', { count: 'Artikel' }],
  ])('refuses %s', (_, messages) => {
    expect(valueFaults(messages, source)).toHaveLength(1);
  });

  it('lets a language put the values in another order', () => {
    expect(valueFaults({ a: '{y} – {x}' }, { a: '{x} – {y}' })).toEqual([]);
  });

  it('asks for the forms that whole numbers need', () => {
    const english = { count: '{count, plural, =0 {none} one {# item} other {# items}}' };
    expect(pluralFaults(english, 'en')).toEqual([]);
    expect(pluralFaults(english, 'sk').join()).toContain('lacks the form few');
    expect(pluralFaults(english, 'sk').join()).not.toContain('many');
    expect(pluralFaults(english, 'pl').join()).toContain('lacks the form many');
    expect(pluralFaults(english, 'fr').join()).toContain('lacks the form many');
    expect(pluralFaults(english, 'sl').join()).toContain('lacks the form two');
  });

  it('lets a language have the form that only fractions use, and refuses one that it does not have', () => {
    const slovak = { count: '{count, plural, one {# kus} few {# kusy} many {# kusa} other {# kusov}}' };
    expect(pluralFaults(slovak, 'sk')).toEqual([]);
    expect(pluralFaults(slovak, 'de')).toHaveLength(2);
  });

  it('refuses a form without the number, because one may also be 21', () => {
    const lithuanian = { count: '{count, plural, one {prekė} few {# prekės} other {# prekių}}' };
    expect(pluralFaults(lithuanian, 'lt')).toEqual([expect.stringContaining('the form one loses the number')]);
  });

  it('finds a variant that says nothing of its own', () => {
    expect(needlessVariants({ a: 'Straße', b: 'Strasse' }, { a: 'Straße', b: 'Straße' })).toEqual([
      'a: the same as in the language: Straße',
    ]);
  });
});
