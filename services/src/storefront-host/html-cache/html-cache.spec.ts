import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CachedPage } from './cached-page.js';
import { HtmlCache } from './html-cache.js';

function page(bytes: number, ...tags: string[]): CachedPage {
  return { etag: 'W/"x"', body: Buffer.alloc(0), headers: [], plainLength: 0, tags, paths: {}, bytes };
}

let now: number;
let cache: HtmlCache;
beforeEach(() => {
  now = 0;
  const limits = { entries: 3, bytes: 100, lifetimes: { fresh: 10, stale: 20, spare: 30 } };
  cache = new HtmlCache(() => now, limits);
});

describe('the HTML cache', () => {
  it.each([
    [9, 'fresh'],
    [29, 'stale'],
    [59, 'spare'],
    [60, undefined],
  ])('after %i ms a page is %s', (later, age) => {
    cache.set('a', page(1));
    now = later;
    expect(cache.find('a')?.age).toBe(age);
  });

  it('limits the number of pages and their bytes', () => {
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, page(1));
    expect([cache.size, cache.calculatedSize]).toEqual([3, 3]);
    cache.set('e', page(99));
    expect([cache.size, cache.calculatedSize]).toEqual([2, 100]);
  });

  it('deletes pages by the tag of a product or a store', () => {
    cache.set('/a', page(1, 'product:1', 'store:sk'));
    cache.set('/b', page(1, 'product:2', 'store:sk'));
    cache.set('/c', page(1, 'store:de'));
    cache.deleteTagged(new Set(['product:1']));
    expect(cache.size).toBe(2);
    cache.deleteTagged(new Set(['store:sk']));
    expect([cache.size, cache.find('/c') !== undefined]).toEqual([1, true]);
  });
});
