import { describe, expect, it } from '@jest/globals';
import { isUnchanged } from './conditional-requests.js';

describe('a conditional request (If-None-Match)', () => {
  it.each([
    ['only the version', '"a1"', true],
    ['the version as a weak tag, as a compressing proxy sends it', 'W/"a1"', true],
    ['the version in a list', '"b2", W/"a1"', true],
    ['every version', '*', true],
    ['another version', '"a11"', false],
    ['no version', undefined, false],
  ])('with %s', (_what, known, isKnown) => {
    expect(isUnchanged(known === undefined ? {} : { 'if-none-match': known }, '"a1"')).toBe(isKnown);
  });
});
