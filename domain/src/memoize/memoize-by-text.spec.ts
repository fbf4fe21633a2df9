import { describe, expect, it } from '@jest/globals';
import { memoizeByText } from './memoize-by-text.js';

describe('a memoised function', () => {
  it('is computed once per text, also if the result is undefined', () => {
    const computed: string[] = [];
    const lengthOf = memoizeByText((text) => {
      computed.push(text);
      return text === '' ? undefined : text.length;
    });
    expect(['de', '', 'de', 'hu-HU', ''].map(lengthOf)).toEqual([2, undefined, 2, 5, undefined]);
    expect(computed).toEqual(['de', '', 'hu-HU']);
  });
});
