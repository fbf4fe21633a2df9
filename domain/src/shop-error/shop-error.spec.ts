import { describe, expect, it } from '@jest/globals';
import * as own from './shop-error.js';

const { ShopError } = own;
/** The module once more, as a bundle of its own would have it. */
const ANOTHER_COPY = './shop-error.js?another-copy';

describe('a failure that the user is told of', () => {
  it('is known as one by a page, whose bundle has another copy of its class', async () => {
    const other = (await import(ANOTHER_COPY)) as typeof own;
    const failure = new other.ShopError('backend-unavailable');
    expect(other.ShopError).not.toBe(ShopError);
    expect([failure instanceof ShopError, new ShopError('conflict') instanceof other.ShopError]).toEqual([true, true]);
  });

  it('is no other error, and nothing that only looks like one', () => {
    const others = [new Error('conflict'), { code: 'conflict' }, null, 'conflict'];
    expect(others.map((value: unknown) => value instanceof ShopError)).toEqual([false, false, false, false]);
  });
});
