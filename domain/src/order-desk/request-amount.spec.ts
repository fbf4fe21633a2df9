import { describe, expect, it } from '@jest/globals';
import { requestOrderActionSchema } from './contract.js';

const refund = { id: '3f2b8a0e-6a55-4c1c-9f0e-0f3d4c5b6a77', kind: 'refund', reason: 'Goods returned' };

describe('a refund that staff request', () => {
  it.each([1, 3_000_000_000, Number.MAX_SAFE_INTEGER])('may be %d cents', (centAmount) => {
    expect(requestOrderActionSchema.safeParse({ ...refund, centAmount }).success).toBe(true);
  });

  it.each([0, -1, 1.5, 2 ** 53])('may not be %d cents', (centAmount) => {
    expect(requestOrderActionSchema.safeParse({ ...refund, centAmount }).success).toBe(false);
  });
});
