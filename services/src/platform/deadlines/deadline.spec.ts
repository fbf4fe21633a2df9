import { describe, expect, it } from '@jest/globals';
import { withRequestScope } from '../logging/request-scope.js';
import { DeadlineExceeded, requestSignal, withDeadline } from './deadline.js';

const never = (): Promise<string> => new Promise(() => undefined);

describe('a call with a deadline', () => {
  it('gives the answer that comes in time', async () => {
    expect(await withDeadline(60_000, () => Promise.resolve('cart'))).toBe('cart');
  });

  it('fails as it failed when that was in time', async () => {
    await expect(withDeadline(60_000, () => Promise.reject(new Error('sold out')))).rejects.toThrow('sold out');
  });

  it('ends even if what was called never settles, and what was called is told', async () => {
    let told: AbortSignal | undefined;
    const call = withDeadline(1, (signal) => {
      told = signal;
      return never();
    });
    await expect(call).rejects.toThrow(DeadlineExceeded);
    expect(told?.aborted).toBe(true);
  });

  it('ends with the request that it was made for', async () => {
    const request = new AbortController();
    const call = withDeadline(60_000, never, request.signal);
    request.abort(new Error('the request is over'));
    await expect(call).rejects.toThrow('the request is over');
    await expect(withDeadline(60_000, never, request.signal)).rejects.toThrow('the request is over');
  });

  it('finds the signal of the request that is under way, and none outside of one', () => {
    const { signal } = new AbortController();
    const scope = { requestId: 'request-1', address: '', signal };
    expect([withRequestScope(scope, requestSignal), requestSignal()]).toEqual([signal, undefined]);
  });
});
