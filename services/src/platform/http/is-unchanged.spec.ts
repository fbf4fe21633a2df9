import { describe, expect, it } from '@jest/globals';
import { isUnchanged } from './is-unchanged.js';

describe('a client that names the versions it has', () => {
  it.each([
    ['the version alone', '"a1"', true],
    ['the version as a weak one, as a proxy that compresses names it', 'W/"a1"', true],
    ['the version in a list', '"b2", W/"a1"', true],
    ['every version', '*', true],
    ['another version', '"a11"', false],
    ['none', undefined, false],
  ])('naming %s', (_what, known, isKnown) => {
    expect(isUnchanged(known === undefined ? {} : { 'if-none-match': known }, '"a1"')).toBe(isKnown);
  });
});
