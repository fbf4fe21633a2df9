import { describe, expect, it } from '@jest/globals';
import { AnswerMemory } from './answer-memory.js';

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
    const [memory, { counted, find }] = [new AnswerMemory(), asked()];
    const [one, other] = await Promise.all(
      ['fritteuse', 'Fritteuse'].map((text) => memory.of('1.0', question(text), find)),
    );
    expect(other).toBe(one);
    expect(await memory.of('1.0', question('FRITTEUSE'), find)).toBe(one);
    expect(counted.times).toBe(1);
  });

  it('are found anew when the index or what means the same is another', async () => {
    const [memory, { counted, find }] = [new AnswerMemory(), asked()];
    await memory.of('1.0', question('Ameise'), find);
    await memory.of('1.1', question('Ameise'), find);
    await memory.of('1.0', question('Ameise', [...SYNONYMS]), find);
    expect(counted.times).toBe(3);
  });

  it("that fail are nobody else's", async () => {
    const [memory, { counted, find }] = [new AnswerMemory(), asked()];
    await expect(memory.of('1.0', question('Regal'), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await memory.of('1.0', question('Regal'), find);
    expect(counted.times).toBe(1);
  });

  it('make room, those first that were asked for longest ago', async () => {
    const [memory, { counted, find }] = [new AnswerMemory(), asked(150_000)];
    for (const text of ['a', 'b', 'a', 'c']) await memory.of('1.0', question(text), find);
    expect(counted.times).toBe(3);
    await memory.of('1.0', question('a'), find);
    expect(counted.times).toBe(3);
    await memory.of('1.0', question('b'), find);
    expect(counted.times).toBe(4);
  });
});
