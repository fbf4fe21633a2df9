import { describe, expect, it } from '@jest/globals';
import { MarkupCache } from './markup-cache.js';

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the cache of rendered parts', () => {
  it('returns what was stored, in every script', () => {
    const cache = new MarkupCache(100);
    const texts = ['<b>Säge 12 €</b>', '<b>Καφετιέρα</b>', '<b>😀</b>'];
    for (const text of texts) cache.set(text, encoded(text));
    expect(texts.map((text) => cache.get(text))).toEqual(texts.map(encoded));
    expect(cache.get('<b>Drill</b>')).toBeUndefined();
  });

  it('counts bytes, not characters, and a replaced part once', () => {
    const cache = new MarkupCache(100);
    cache.set('price', encoded('€€'));
    cache.set('price', encoded('€'));
    expect([cache.bytes, cache.get('price')]).toEqual([3, encoded('€')]);
  });

  it('evicts the least recently used parts when it is full', () => {
    const cache = new MarkupCache(20);
    cache.set('saw', encoded('saw 567890'));
    cache.set('drill', encoded('drill 7890'));
    cache.get('saw');
    cache.set('fryer', encoded('fryer 7890'));
    expect(['saw', 'drill', 'fryer'].map((key) => cache.get(key))).toEqual([
      encoded('saw 567890'),
      undefined,
      encoded('fryer 7890'),
    ]);
    expect(cache.bytes).toBe(20);
  });
});
