import { describe, expect, it } from '@jest/globals';
import { labelled } from './labelled.js';

describe('a label and its value', () => {
  it.each([
    ['de-DE', 'Status: offen'],
    ['fr-CH', 'Status\u00A0: offen'],
    ['fi-FI', 'Status: offen'],
  ])('in %s are written as %s', (locale, text) => {
    expect(labelled('Status', 'offen', locale)).toBe(text);
  });
});
