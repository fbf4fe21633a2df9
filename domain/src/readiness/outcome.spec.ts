import { describe, expect, it } from '@jest/globals';
import { type ReadinessState, readinessOutcome } from './contract.js';

const of = (...states: ReadinessState[]) => readinessOutcome(states.map((state) => ({ state })));

describe('the result of a store’s checks', () => {
  it.each([
    ['ok' as const, ['ok', 'not-applicable', 'ok'] as const],
    ['warning' as const, ['ok', 'warning'] as const],
    ['failed' as const, ['warning', 'failed', 'ok'] as const],
    ['ok' as const, [] as const],
  ])('is %s for %j', (worst, states) => {
    expect(of(...states).worst).toBe(worst);
  });

  it('counts them by state', () => {
    expect(of('ok', 'ok', 'failed', 'not-applicable').counts).toEqual({
      ok: 2,
      warning: 0,
      failed: 1,
      'not-applicable': 1,
    });
  });
});
