import { describe, expect, it } from '@jest/globals';
import { searchSynonymsSchema, synonymLists } from './contract.js';

describe('synonyms', () => {
  it('are separated by =, and may be phrases', () => {
    const meanings = ['Hubwagen = Hubameise=Ameise', 'ice machine = ice maker'];
    expect(synonymLists(searchSynonymsSchema.parse({ meanings }))).toEqual([
      ['Hubwagen', 'Hubameise', 'Ameise'],
      ['ice machine', 'ice maker'],
    ]);
  });

  it.each(['Hubwagen', 'Hubwagen =', '= Ameise', 'a = , b', 'a = -', ''])(
    'are refused where there are not two: %j',
    (meaning) => {
      expect(searchSynonymsSchema.safeParse({ meanings: [meaning] }).success).toBe(false);
    },
  );
});
