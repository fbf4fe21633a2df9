import { describe, expect, it } from '@jest/globals';
import * as own from './shop-error.js';

const { ShopError } = own;
/** The same module a second time, as in a separate bundle. */
const ANOTHER_COPY = './shop-error.js?another-copy';

describe('an error that is shown to users', () => {
  it('is recognised in a page, whose bundle has another copy of the class', async () => {
    const other = (await import(ANOTHER_COPY)) as typeof own;
    const failure = new other.ShopError('backend-unavailable');
    expect(other.ShopError).not.toBe(ShopError);
    expect([failure instanceof ShopError, new ShopError('conflict') instanceof other.ShopError]).toEqual([true, true]);
  });

  it('is not confused with other errors or similar objects', () => {
    const others = [new Error('conflict'), { code: 'conflict' }, null, 'conflict'];
    expect(others.map((value: unknown) => value instanceof ShopError)).toEqual([false, false, false, false]);
  });
});
