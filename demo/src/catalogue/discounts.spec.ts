import { describe, expect, it } from '@jest/globals';
import { languages } from '../terms/language.js';
import { cartReductions } from './cart-reductions.js';
import { catalogueDiscounts } from './discounts.js';
import { catalogueProducts } from './products.js';
import { volumeDiscounts } from './volume-discounts.js';

const discounts = catalogueDiscounts();
const demoDay = '2026-11-20T12:00:00.000Z';

describe('product discounts', () => {
  it('include three current ones, one that has ended and four of future campaigns', () => {
    const count = (when: (discount: { validFrom: string; validUntil: string }) => boolean): number =>
      discounts.filter(when).length;
    expect([
      count(({ validFrom, validUntil }) => validFrom < demoDay && demoDay < validUntil),
      count(({ validUntil }) => validUntil < demoDay),
      count(({ validFrom }) => validFrom > demoDay),
    ]).toEqual([3, 1, 4]);
  });

  it('of a campaign are valid from its first midnight in any store to its last, and match products with its tag', () => {
    const blackFriday = discounts.find(({ key }) => key === 'black_friday_2026');
    expect(blackFriday).toMatchObject({
      predicate: 'attributes.tags contains any ("campaign:black_friday")',
      validFrom: '2026-11-22T22:00:00.000Z',
      validUntil: '2026-11-30T00:00:00.000Z',
    });
    const tags = new Set(catalogueProducts({ count: 0, seed: 'ferrum' }).flatMap((product) => product.tags));
    expect(tags).toContain('campaign:black_friday');
    expect(tags).toContain('campaign:cyber_week');
  });

  it('have unique keys and sort orders, and a name in every language', () => {
    for (const all of [discounts, cartReductions]) {
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      expect(new Set(all.map(({ sortOrder }) => sortOrder)).size).toBe(all.length);
      for (const { name, sortOrder } of all) {
        expect(sortOrder).toMatch(/^0\.\d*[1-9]$/);
        for (const language of languages) expect(name[language].trim()).not.toBe('');
      }
    }
  });
});

describe('volume discounts', () => {
  it.each([
    [2, []],
    [3, [500]],
    [4, [500]],
    [5, [1000]],
    [9, [1000]],
    [10, [1500]],
    [1000, [1500]],
  ])('take off what the specification says: of %i pieces %j', (pieces, expected) => {
    const standard = volumeDiscounts.filter(({ group }) => group === 'volume_discount_default');
    const found = standard.filter(({ from, below = Infinity }) => from <= pieces && pieces < below);
    expect(found.map(({ permyriad }) => permyriad)).toEqual(expected);
  });
});
