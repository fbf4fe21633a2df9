import { describe, expect, it } from '@jest/globals';
import { volumeDiscountRecord, type LineDiscountAnswer } from './volume-discount-record.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const answer = (more: Partial<LineDiscountAnswer> = {}): LineDiscountAnswer => ({
  validFrom: null,
  validUntil: null,
  storesRef: [],
  value: { type: 'relative', permyriad: 500 },
  target: {
    type: 'lineItems',
    predicate: 'attributes.volumeDiscountGroup = "volume_discount_default" and quantity >= 3 and quantity < 5',
  },
  ...more,
});

describe('a reduction of lines', () => {
  it('is a volume discount where its predicate names a group and a threshold', () => {
    expect(volumeDiscountRecord(answer(), 'ferrum_de', NOW)).toEqual({
      group: 'volume_discount_default',
      from: 3,
      permyriad: 500,
    });
  });

  it.each([
    ['an amount', { value: { type: 'absolute' } }],
    ['off the delivery', { target: { type: 'shipping' } }],
    ['for every quantity', { target: { type: 'lineItems', predicate: 'attributes.volumeDiscountGroup = "all"' } }],
    [
      'for another group of goods',
      { target: { type: 'lineItems', predicate: 'sku = "EX10010001" and quantity >= 3' } },
    ],
    ['not yet begun', { validFrom: '2026-11-20T12:00:01Z' }],
    ['over', { validUntil: '2026-11-20T12:00:00Z' }],
    ['of another store', { storesRef: [{ key: 'ferrum_sk' }] }],
  ] satisfies [string, Partial<LineDiscountAnswer>][])('is none when it is %s', (_title, more) => {
    expect(volumeDiscountRecord(answer(more), 'ferrum_de', NOW)).toBeUndefined();
  });

  it('holds in a store that it names', () => {
    expect(volumeDiscountRecord(answer({ storesRef: [{ key: 'ferrum_de' }] }), 'ferrum_de', NOW)).toBeDefined();
  });
});
