import { describe, expect, it } from '@jest/globals';
import { entryLines } from './entry-lines.js';

describe('a setting with many entries', () => {
  it('is shown entry by entry', () => {
    expect(entryLines({ payment: 'zahlung', sale: null })).toEqual(['payment: zahlung', 'sale: –']);
    expect(entryLines([{ locale: 'de-AT', language: 'de' }, { key: 'sales' }, { amount: 1 }])).toEqual([
      'de-AT',
      'sales',
      '{"amount":1}',
    ]);
  });

  it('is shortened if an entry is long', () => {
    expect(entryLines({ text: 'x'.repeat(500) })[0]).toHaveLength(161);
  });

  it('has no lines if it is a single value', () => {
    expect([entryLines(5), entryLines(null), entryLines(undefined)]).toEqual([[], [], []]);
  });
});
