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

describe('the folder of a section', () => {
  it('is reported missing in a layer where every section needs a folder', () => {
    expect(sliceViolations(LAYERS, [presence('domain', false)], [])).toEqual([
      expect.stringContaining('gift-wrapping has no file or folder of its name in domain'),
    ]);
  });

  it('is reported missing if two files use it and none has its name, unless there is a reason', () => {
    const used = presence('storefront', false, ['Cart.tsx', 'Order.tsx']);
    expect(sliceViolations(LAYERS, [used], [])).toEqual([expect.stringContaining('Cart.tsx, Order.tsx')]);
    expect(sliceViolations(LAYERS, [used], WHY)).toEqual([]);
  });

  it('is not reported missing if one file uses it', () => {
    expect(sliceViolations(LAYERS, [presence('storefront', false, ['Cart.tsx'])], [])).toEqual([]);
  });

  it('needs no reason if it has a folder', () => {
    const named = presence('storefront', true, ['Cart.tsx', 'Order.tsx']);
    expect(sliceViolations(LAYERS, [named], WHY)).toEqual([
      expect.stringContaining('gift-wrapping needs no reason in storefront'),
    ]);
  });
});
