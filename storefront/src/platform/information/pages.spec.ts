import { describe, expect, it } from '@jest/globals';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import { informationPageOf } from './pages.js';

const slugs: Partial<PageConfig['slugs']> = { payment: 'platba', sale: 'vypredaj' };
const config = { slugs: slugs as PageConfig['slugs'] };

describe('an information page', () => {
  it('is found by the slug that the store gave it', () => {
    expect(informationPageOf('platba', config)?.key).toBe('payment');
  });

  it('is not there when it has nothing to say yet', () => {
    expect(informationPageOf('vypredaj', config)).toBeUndefined();
  });
});
