import { describe, expect, it } from '@jest/globals';
import { mayBeSecondPerson } from './second-person.js';

const NOW = new Date('2026-11-23T12:00:00Z');

describe('who may be the second person of a change', () => {
  it.each([
    ['a person whose account no admin has touched', null, true],
    ['a person invited a minute ago', '2026-11-23T11:59:00Z', false],
    ['a person reset almost a day ago', '2026-11-22T12:00:01Z', false],
    ['a person invited a day ago', '2026-11-22T12:00:00Z', true],
  ])('%s: %s', (_who, accessGivenAt, isAllowed) => {
    expect(mayBeSecondPerson(accessGivenAt === null ? null : new Date(accessGivenAt), NOW)).toBe(isAllowed);
  });
});
