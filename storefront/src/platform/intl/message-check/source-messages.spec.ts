import { describe, expect, it } from '@jest/globals';
import { messagesInSource, sourceErrors } from './source-messages.js';

describe('the English texts in the code', () => {
  it('are found with their ids, also on several lines', () => {
    const code = `export const m = defineMessages({
      a: { id: 'x.a', defaultMessage: 'Add' },
      b: {
        id: 'x.b',
        defaultMessage: "You can't",
      },
      c: { id: 'no message' },
    });`;
    expect(messagesInSource(code)).toEqual({ 'x.a': 'Add', 'x.b': "You can't" });
  });

  it('differ from the English file if a text was added, changed or removed on one side only', () => {
    expect(sourceErrors({ a: 'Add', b: 'Buy' }, { a: 'Add to cart', c: 'Close' })).toEqual([
      'c: only in the code',
      'b: not used in the code',
      'a: differs from the code: Add to cart',
    ]);
    expect(sourceErrors({ a: 'Add' }, { a: 'Add' })).toEqual([]);
  });
});
