import { describe, expect, it } from '@jest/globals';
import { MarkupCache } from './markup-cache.js';

describe('the cache of rendered parts', () => {
  it('returns what was stored, in every script', () => {
    const cache = new MarkupCache(100);
    const texts = ['<b>Säge 12 €</b>', '<b>Καφετιέρα</b>', '<b>😀</b>'];
    expect(texts.map((text) => cache.read(cache.add('de-DE', text)))).toEqual(texts);
  });

  it('counts bytes, not characters', () => {
    const cache = new MarkupCache(100);
    cache.add('de-DE', '€');
    expect(cache.bytes).toBe(3);
  });

  it('evicts the least recently used parts when it is full', () => {
    const cache = new MarkupCache(20);
    const [saw, drill] = [cache.add('de-DE', 'saw 567890'), cache.add('de-DE', 'drill 7890')];
    cache.read(saw);
    const fryer = cache.add('de-DE', 'fryer 7890');
    expect([saw, drill, fryer].map((part) => cache.read(part))).toEqual(['saw 567890', undefined, 'fryer 7890']);
    expect(cache.bytes).toBe(20);
  });

  it('can delete a part twice without counting it twice', () => {
    const cache = new MarkupCache(20);
    const saw = cache.add('de-DE', 'saw');
    cache.delete(saw);
    cache.delete(saw);
    expect(cache.read(saw)).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });
});
