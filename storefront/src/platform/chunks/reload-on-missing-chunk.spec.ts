import { describe, expect, it } from '@jest/globals';
import { mayReload } from './reload-on-missing-chunk.js';

const MINUTE = 60_000;

describe('a page whose code no longer exists', () => {
  it.each([
    ['reloads the first time', [], 0, true],
    ['does not reload again within a minute', [0], MINUTE - 1, false],
    ['reloads a second time after a minute', [0], MINUTE, true],
    ['gives up after two reloads', [0, MINUTE], 10 * MINUTE, false],
  ])('%s', (_title, times, now, expected) => {
    expect(mayReload(times, now)).toBe(expected);
  });
});
