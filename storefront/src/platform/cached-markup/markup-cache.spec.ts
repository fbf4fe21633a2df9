import { describe, expect, it } from '@jest/globals';
import { MarkupCache } from './markup-cache.js';

describe('the cache of rendered parts', () => {
  it('returns what was stored, in every script', () => {
    const cache = new MarkupCache(100);
    const texts = ['<b>Säge 12 €</b>', '<b>Καφετιέρα</b>', '<b>😀</b>'];
    for (const text of texts) cache.set(text, text);
    expect(texts.map((text) => cache.get(text))).toEqual(texts);
    expect(cache.get('<b>Drill</b>')).toBeUndefined();
  });

  it('counts bytes, not characters, and a replaced part once', () => {
    const cache = new MarkupCache(100);
    cache.set('price', '€€');
    cache.set('price', '€');
    expect([cache.bytes, cache.get('price')]).toEqual([3, '€']);
  });

  it('evicts the least recently used parts when it is full', () => {
    const cache = new MarkupCache(20);
    cache.set('saw', 'saw 567890');
    cache.set('drill', 'drill 7890');
    cache.get('saw');
    cache.set('fryer', 'fryer 7890');
    expect(['saw', 'drill', 'fryer'].map((key) => cache.get(key))).toEqual(['saw 567890', undefined, 'fryer 7890']);
    expect(cache.bytes).toBe(20);
  });
});
