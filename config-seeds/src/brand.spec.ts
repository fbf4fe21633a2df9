import { describe, expect, it } from '@jest/globals';
import { seedDocuments } from './documents.js';

const [document] = seedDocuments(new Date('2026-11-20T12:00:00Z'));
const tokens = document?.sections.brand.tokens ?? {};

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(tokens[first] ?? ''), luminance(tokens[second] ?? '')].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['ground', 'surface', 'surface-sunken'];

describe('the look of Ferrum', () => {
  it.each(GROUNDS)('keeps prices at a contrast of 7 and all text at 4.5 on %s', (ground) => {
    expect(contrast('ink', ground)).toBeGreaterThanOrEqual(7);
    for (const text of ['ink-soft', 'ink-faint', 'accent', 'saving', 'ok', 'warn', 'danger']) {
      expect([text, contrast(text, ground) >= 4.5]).toEqual([text, true]);
    }
  });

  it.each([
    ['accent-ink', 'accent'],
    ['accent-ink', 'accent-strong'],
    ['accent', 'accent-ground'],
    ['saving', 'saving-ground'],
    ['ok', 'ok-ground'],
    ['warn', 'warn-ground'],
    ['danger', 'danger-ground'],
  ])('keeps %s readable on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows focus and the borders of fields at a contrast of 3', () => {
    for (const ground of GROUNDS) {
      expect(contrast('focus', ground)).toBeGreaterThanOrEqual(3);
      expect(contrast('hairline-strong', ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
