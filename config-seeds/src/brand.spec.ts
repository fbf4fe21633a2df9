import { describe, expect, it } from '@jest/globals';
import { contrastRatio, rgbOfHex } from '@manifold/domain/contrast/contrast-ratio';
import { THEME_PAIRS } from '@manifold/domain/contrast/theme-pairs';
import { seedDocuments } from './documents.js';

const documents = seedDocuments(new Date('2026-11-20T12:00:00Z'));
const brands = new Map(documents.map(({ sections }) => [sections.store.brandKey, sections.brand]));
const pairs = [...brands.values()].flatMap(({ name, tokens }) =>
  THEME_PAIRS.flatMap(({ shows, ink, grounds, minimum }) =>
    grounds.map((ground) => ({ brand: name, shows, ink, ground, minimum, tokens })),
  ),
);

describe('the theme of a brand', () => {
  it.each(pairs)('$brand: $shows ($ink on $ground) have a contrast of $minimum', ({ ink, ground, minimum, tokens }) => {
    const [text, paper] = [rgbOfHex(tokens[ink] ?? ''), rgbOfHex(tokens[ground] ?? '')];
    expect([ink, text, ground, paper]).not.toContain(undefined);
    if (text && paper) expect(contrastRatio(text, paper)).toBeGreaterThanOrEqual(minimum);
  });
});
