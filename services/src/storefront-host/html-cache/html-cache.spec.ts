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
  const limits = { entries: 3, bytes: 100, freshMs: 10, staleMs: 20, spareMs: 30 };
  cache = new HtmlCache(limits, () => now);
});

describe('the HTML cache', () => {
  it.each([
    [9, 'fresh'],
    [10, 'stale'],
    [29, 'stale'],
    [30, 'spare'],
    [59, 'spare'],
  ])('after %i ms a page is %s', (later, age) => {
    cache.put('a', page(1));
    now = later;
    expect(cache.find('a')?.age).toBe(age);
  });

  it('shows a page no longer than it holds, unless none can be made', () => {
    cache.put('a', page(1), 5);
    now = 4;
    expect(cache.find('a')?.age).toBe('fresh');
    now = 5;
    expect(cache.find('a')?.age).toBe('spare');
  });

  it('forgets a page in the end', () => {
    cache.put('a', page(1));
    now = 60;
    expect([cache.find('a'), cache.size, cache.bytes]).toEqual([undefined, 0, 0]);
  });

  it('is bounded in number; the page that nobody asked for goes first', () => {
    for (const key of ['a', 'b', 'c']) cache.put(key, page(1));
    cache.find('a');
    cache.put('d', page(1));
    expect(['a', 'b', 'c', 'd'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true, true]);
  });

  it('is bounded in bytes', () => {
    cache.put('a', page(60));
    cache.put('b', page(60));
    expect([cache.find('a'), cache.bytes]).toEqual([undefined, 60]);
  });

  it('does not count a page twice that is put again', () => {
    cache.put('a', page(60));
    cache.put('a', page(50));
    expect([cache.size, cache.bytes]).toEqual([1, 50]);
  });

  it('drops what shows a changed product, and what belongs to a store', () => {
    cache.put('sk 1 /a', page(1, 'product:1'));
    cache.put('sk 1 /b', page(1, 'product:2'));
    cache.put('de 1 /a', page(1));
    cache.dropTagged(new Set(['product:1']));
    expect(cache.size).toBe(2);
    cache.dropPrefix('sk ');
    expect([cache.size, cache.find('de 1 /a') !== undefined]).toEqual([1, true]);
  });
});
