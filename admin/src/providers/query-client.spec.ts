import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api.js';
import { mayRetry } from './query-client.js';

describe('a failed read', () => {
  it.each([
    [401, false],
    [404, false],
    [503, true],
    [0, true],
  ])('with status %i is repeated: %s', (status, is) => {
    expect(mayRetry(0, new ApiError(status, 'internal'))).toBe(is);
  });

  it('is retried at most three times', () => {
    expect([0, 2, 3].map((failures) => mayRetry(failures, new ApiError(503, 'internal')))).toEqual([true, true, false]);
  });
});
