import { describe, expect, it } from '@jest/globals';
import type { Layer } from './layers.js';
import { sliceViolations, type Presence } from './lint.js';

const LAYERS: readonly Layer[] = [
  { name: 'domain', folders: ['domain/src'], needs: 'always' },
  { name: 'storefront', folders: ['storefront/src'], needs: 'with-code' },
];
const WHY = [{ layer: 'storefront', why: 'the cart shows it', nouns: ['gift-wrapping'] }] as const;

const presence = (layer: Layer['name'], isNamed: boolean, users: readonly string[] = []): Presence => ({
  noun: 'gift-wrapping',
  layer,
  isNamed,
  users,
});

describe('a section whose code one looks for', () => {
  it('is missed where every section has a folder', () => {
    expect(sliceViolations(LAYERS, [presence('domain', false)], [])).toEqual([
      expect.stringContaining('gift-wrapping has no file or folder of its name in domain'),
    ]);
  });

  it('is missed where two files use it and none is named after it, unless a reason is given', () => {
    const used = presence('storefront', false, ['Cart.tsx', 'Order.tsx']);
    expect(sliceViolations(LAYERS, [used], [])).toEqual([expect.stringContaining('Cart.tsx, Order.tsx')]);
    expect(sliceViolations(LAYERS, [used], WHY)).toEqual([]);
  });

  it('is not missed where one file uses it', () => {
    expect(sliceViolations(LAYERS, [presence('storefront', false, ['Cart.tsx'])], [])).toEqual([]);
  });

  it('needs no reason where it has a folder', () => {
    const named = presence('storefront', true, ['Cart.tsx', 'Order.tsx']);
    expect(sliceViolations(LAYERS, [named], WHY)).toEqual([
      expect.stringContaining('gift-wrapping needs no reason in storefront'),
    ]);
  });
});
