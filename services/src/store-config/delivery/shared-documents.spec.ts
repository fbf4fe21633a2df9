import { describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import { SharedDocuments } from './shared-documents.js';

const seeds = seedDocuments(new Date('2027-03-01T00:00:00Z'));
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('documents of many stores', () => {
  it('are read as they were written', () => {
    const documents = new SharedDocuments();
    expect(seeds.map((seed) => documents.read(asJson(seed)))).toEqual(seeds);
  });

  it('share equal parts in memory, and are immutable', () => {
    const documents = new SharedDocuments();
    const read = seeds.map((seed) => documents.read(asJson(seed)));
    const brandsOf = new Set(read.map((document) => document?.sections.brand));
    expect(brandsOf.size).toBe(2);
    expect([...brandsOf].every((brand) => Object.isFrozen(brand?.tokens))).toBe(true);
  });

  it.each([
    ['a section is missing', { sections: { ...seeds[0]?.sections, brand: undefined } }],
    ['a value is invalid', { sections: { ...seeds[0]?.sections, 'tax-rate': { standardRate: 'much' } } }],
    ['a language is empty', { locales: { 'sk-SK': {} } }],
  ])('are refused if %s', (_what, wrong) => {
    expect(new SharedDocuments().read(asJson({ ...seeds[0], ...wrong }))).toBeUndefined();
  });
});

describe('a document with an unsafe pattern for postal codes', () => {
  it('is served without the pattern', () => {
    const [seed] = seeds;
    const format = { pattern: String.raw`(\d+)+x`, example: '1010', mask: null };
    const read = new SharedDocuments().read(
      asJson({ ...seed, sections: { ...seed?.sections, 'postal-code': format } }),
    );
    expect(read?.sections['postal-code']).toEqual({ ...format, pattern: null });
  });
});
