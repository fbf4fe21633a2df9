import { describe, expect, it } from '@jest/globals';
import { withRequestScope } from '../logging/request-scope.js';
import { DeadlineExceeded, requestSignal, withDeadline } from './deadline.js';

const never = (): Promise<string> => new Promise(() => undefined);

describe('a call with a deadline', () => {
  it('returns an answer that comes in time', async () => {
    expect(await withDeadline(60_000, () => Promise.resolve('cart'))).toBe('cart');
  });

  it('rejects with a failure that comes in time', async () => {
    await expect(withDeadline(60_000, () => Promise.reject(new Error('sold out')))).rejects.toThrow('sold out');
  });

  it('ends even if the work never settles, and aborts the signal of the work', async () => {
    let received: AbortSignal | undefined;
    const call = withDeadline(1, (signal) => {
      received = signal;
      return never();
    });
    await expect(call).rejects.toThrow(DeadlineExceeded);
    expect(received?.aborted).toBe(true);
  });

  it('ends with the request that it belongs to', async () => {
    const request = new AbortController();
    const call = withDeadline(60_000, never, request.signal);
    request.abort(new Error('the request is over'));
    await expect(call).rejects.toThrow('the request is over');
    await expect(withDeadline(60_000, never, request.signal)).rejects.toThrow('the request is over');
  });

  it('finds the signal of the current request, and none outside a request', () => {
    const { signal } = new AbortController();
    const scope = { requestId: 'request-1', address: '', signal };
    expect([withRequestScope(scope, requestSignal), requestSignal()]).toEqual([signal, undefined]);
  });
});
