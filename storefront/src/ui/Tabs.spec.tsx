import { describe, expect, it } from '@jest/globals';
import { tabOfKey } from './Tabs.js';

describe('the keyboard on a row of three tabs', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s on tab %i selects tab %i', (key, from, to) => {
    expect(tabOfKey(key, from, 3)).toBe(to);
  });

  it.each(['Tab', 'Enter', 'ArrowDown', 'a'])('does not handle %s', (key) => {
    expect(tabOfKey(key, 1, 3)).toBeUndefined();
  });
});
