import { describe, expect, it } from '@jest/globals';
import { ResultCache } from './result-cache.js';

const SYNONYMS = [['Hubwagen', 'Ameise']];
const query = (text: string, synonyms = SYNONYMS) => ({ indexName: 'prod.de-DE', language: 'de', text, synonyms });

/** An index with a number of hits that counts its queries. */
function countingIndex(hits = 1) {
  const skus = Array.from({ length: hits }, (_, at) => `EX${at}`);
  const counted = { times: 0, find: () => Promise.resolve({ groups: [skus], correctedText: null }) };
  const find = () => {
    counted.times += 1;
    return counted.find();
  };
  return { counted, find };
}

describe('answer cache', () => {
  it('searches once for equal texts, also at the same time and in other case', async () => {
    const [cache, { counted, find }] = [new ResultCache(), countingIndex()];
    const [one, other] = await Promise.all(
      ['fritteuse', 'Fritteuse'].map((text) => cache.load('1.0', query(text), find)),
    );
    expect(other).toBe(one);
    expect(await cache.load('1.0', query('FRITTEUSE'), find)).toBe(one);
    expect(counted.times).toBe(1);
  });

  it('searches again after a change of index or synonyms', async () => {
    const [cache, { counted, find }] = [new ResultCache(), countingIndex()];
    await cache.load('1.0', query('Ameise'), find);
    await cache.load('1.1', query('Ameise'), find);
    await cache.load('1.0', query('Ameise', [...SYNONYMS]), find);
    expect(counted.times).toBe(3);
  });

  it('does not cache failures', async () => {
    const [cache, { counted, find }] = [new ResultCache(), countingIndex()];
    await expect(cache.load('1.0', query('Regal'), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await cache.load('1.0', query('Regal'), find);
    expect(counted.times).toBe(1);
  });

  it('evicts the least recently used results first', async () => {
    const [cache, { counted, find }] = [new ResultCache(), countingIndex(150_000)];
    for (const text of ['a', 'b', 'a', 'c']) await cache.load('1.0', query(text), find);
    expect(counted.times).toBe(3);
    await cache.load('1.0', query('a'), find);
    expect(counted.times).toBe(3);
    await cache.load('1.0', query('b'), find);
    expect(counted.times).toBe(4);
  });
});
