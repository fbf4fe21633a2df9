import { describe, expect, it } from '@jest/globals';
import { slug } from './slug.js';

describe('a slug', () => {
  it.each([
    ['de', 'Frittiergeräte & Öfen – 2 × 10 l', 'frittiergeraete-and-oefen-2-x-10-l'],
    ['fr', 'Compresseur d’air électrique', 'compresseur-dair-electrique'],
    ['bg', 'Фритюрници и скари', 'frityurnitsi-i-skari'],
    ['el', 'Επαγγελματική φριτέζα', 'epangelmatiki-friteza'],
    ['pl', 'Łuparka hydrauliczna', 'luparka-hydrauliczna'],
    ['da', 'Røremaskine på 20 l', 'roeremaskine-paa-20-l'],
    ['sv', 'Köttkvarn på 20 l', 'kottkvarn-pa-20-l'],
    ['ro', 'Mașină de tocat', 'masina-de-tocat'],
  ] as const)('writes %s with the letters of an address', (language, text, expected) => {
    expect(slug(text, language)).toBe(expected);
  });
});
