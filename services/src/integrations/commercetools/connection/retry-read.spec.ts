import { describe, expect, it } from '@jest/globals';
import { BackendFailure } from './backend-failure.js';
import { retryRead } from './retry-read.js';

const failure = (statusCode: number, isUnsent = false) =>
  new BackendFailure({ endpoint: 'graphql getProduct', reason: 'away', statusCode, isUnsent });

/** A read that fails in these connections, one after the other, and then answers. */
function reading(...failures: readonly BackendFailure[]) {
  const left: number[] = [];
  const read = (millisecondsLeft: number): Promise<string> => {
    left.push(millisecondsLeft);
    const fails = failures[left.length - 1];
    return fails ? Promise.reject(fails) : Promise.resolve('product');
  };
  return { left, read };
}

describe('a read of the commerce backend', () => {
  it.each([0, 502, 503, 504])('is retried twice when it fails with %d', async (statusCode) => {
    const { left, read } = reading(failure(statusCode), failure(statusCode));
    expect(await retryRead(4000, read)).toBe('product');
    expect(left).toHaveLength(3);
  });

  it('fails after the third attempt', async () => {
    const { left, read } = reading(failure(503), failure(503), failure(504), failure(502));
    await expect(retryRead(4000, read)).rejects.toMatchObject({ statusCode: 504 });
    expect(left).toHaveLength(3);
  });

  it.each([400, 401, 404, 409, 429, 500])('is not retried when the backend itself answers %d', async (statusCode) => {
    const { left, read } = reading(failure(statusCode));
    await expect(retryRead(4000, read)).rejects.toMatchObject({ statusCode });
    expect(left).toHaveLength(1);
  });

  it('is not retried when it was never sent', async () => {
    const { left, read } = reading(failure(0, true));
    await expect(retryRead(4000, read)).rejects.toMatchObject({ isUnsent: true });
    expect(left).toHaveLength(1);
  });

  it('shares one deadline between all attempts', async () => {
    const { left, read } = reading(failure(503), failure(503));
    await retryRead(4000, read);
    const [first = 0, second = 0, third = 0] = left;
    expect(first).toBeLessThanOrEqual(4000);
    expect([second <= first, third <= second]).toEqual([true, true]);
  });

  it('is not retried after its deadline', async () => {
    const { left, read } = reading(failure(503));
    await expect(retryRead(0, read)).rejects.toMatchObject({ statusCode: 503 });
    expect(left).toHaveLength(1);
  });
});
