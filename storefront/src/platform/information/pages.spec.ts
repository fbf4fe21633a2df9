import { describe, expect, it } from '@jest/globals';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import { SHOWN_PAGE_KEYS } from '@manifold/domain/page-slugs/information-pages';
import { informationPageOf, informationPaths } from './pages.js';

const slugs: Partial<PageConfig['slugs']> = { payment: 'platba', sale: 'vypredaj' };
const config = { slugs: slugs as PageConfig['slugs'] };

describe('an information page', () => {
  it('is found by the slug that the store gave it', () => {
    expect(informationPageOf('platba', config)?.key).toBe('payment');
  });

  it('is not found by the slug of another kind of page', () => {
    expect(informationPageOf('vypredaj', config)).toBeUndefined();
  });

  it("has a path in each of the store's other languages", () => {
    const french = SHOWN_PAGE_KEYS.map((key) => (key === 'payment' ? 'paiement' : key));
    expect(informationPaths('payment', { otherSlugs: { fr: french } })).toEqual({ fr: '/paiement' });
  });
});
