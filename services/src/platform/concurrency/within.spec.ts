import { describe, expect, it } from '@jest/globals';
import { within } from './within.js';

describe('waiting no longer than', () => {
  it('gives the order when it is made in time', async () => {
    expect(await within(1000, Promise.resolve('order'))).toBe('order');
  });

  it('gives nothing when it takes longer, whatever becomes of it', async () => {
    let fail: (error: Error) => void = () => undefined;
    const work = new Promise<string>((_resolve, reject) => {
      fail = reject;
    });
    expect(await within(1, work)).toBeUndefined();
    fail(new Error('too late to be heard'));
  });

  it('fails when the order fails in time', async () => {
    await expect(within(1000, Promise.reject(new Error('sold out')))).rejects.toThrow('sold out');
  });
});
