import { describe, expect, it } from '@jest/globals';
import { within } from './within.js';

describe('waiting for at most a number of milliseconds', () => {
  it('returns the order if it is created in time', async () => {
    expect(await within(1000, Promise.resolve('order'))).toBe('order');
  });

  it('returns undefined if it takes longer, even if it fails afterwards', async () => {
    let fail: (error: Error) => void = () => undefined;
    const work = new Promise<string>((_resolve, reject) => {
      fail = reject;
    });
    expect(await within(1, work)).toBeUndefined();
    fail(new Error('too late'));
  });

  it('rejects if the order fails in time', async () => {
    await expect(within(1000, Promise.reject(new Error('sold out')))).rejects.toThrow('sold out');
  });
});
