import { describe, expect, it } from '@jest/globals';
import { AnswerCache } from './answer-cache.js';

const SYNONYMS = [['Hubwagen', 'Ameise']];
const question = (text: string, synonyms = SYNONYMS) => ({ indexName: 'prod.de-DE', language: 'de', text, synonyms });

/** An index that counts how often it was asked, and has so many hits. */
function asked(hits = 1) {
  const skus = Array.from({ length: hits }, (_, at) => `EX${at}`);
  const counted = { times: 0, find: () => Promise.resolve({ groups: [skus], correctedText: null }) };
  const find = () => {
    counted.times += 1;
    return counted.find();
  };
  return { counted, find };
}

describe('answers of the search', () => {
  it('are found once for all who ask the same, also at the same time, in capitals or not', async () => {
    const [cache, { counted, find }] = [new AnswerCache(), asked()];
    const [one, other] = await Promise.all(
      ['fritteuse', 'Fritteuse'].map((text) => cache.load('1.0', question(text), find)),
    );
    expect(other).toBe(one);
    expect(await cache.load('1.0', question('FRITTEUSE'), find)).toBe(one);
    expect(counted.times).toBe(1);
  });

  it('are found anew when the index or what means the same is another', async () => {
    const [cache, { counted, find }] = [new AnswerCache(), asked()];
    await cache.load('1.0', question('Ameise'), find);
    await cache.load('1.1', question('Ameise'), find);
    await cache.load('1.0', question('Ameise', [...SYNONYMS]), find);
    expect(counted.times).toBe(3);
  });

  it("that fail are nobody else's", async () => {
    const [cache, { counted, find }] = [new AnswerCache(), asked()];
    await expect(cache.load('1.0', question('Regal'), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await cache.load('1.0', question('Regal'), find);
    expect(counted.times).toBe(1);
  });

  it('make room, those first that were asked for longest ago', async () => {
    const [cache, { counted, find }] = [new AnswerCache(), asked(150_000)];
    for (const text of ['a', 'b', 'a', 'c']) await cache.load('1.0', question(text), find);
    expect(counted.times).toBe(3);
    await cache.load('1.0', question('a'), find);
    expect(counted.times).toBe(3);
    await cache.load('1.0', question('b'), find);
    expect(counted.times).toBe(4);
  });
});
