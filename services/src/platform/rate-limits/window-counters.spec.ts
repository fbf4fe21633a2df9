import { describe, expect, it } from '@jest/globals';
import { WindowCounters } from './window-counters.js';

const LIMIT = { points: 3, seconds: 60 };

function counters(maximumEntries?: number) {
  let now = 0;
  return { counted: new WindowCounters(() => now, maximumEntries), pass: (ms: number) => (now += ms) };
}

describe('a limit of three a minute', () => {
  it('lets three through and returns the seconds until the next', () => {
    const { counted, pass } = counters();
    expect([1, 2, 3].map(() => counted.take('a', LIMIT))).toEqual([undefined, undefined, undefined]);
    pass(15_500);
    expect(counted.take('a', LIMIT)).toBe(45);
    expect(counted.take('b', LIMIT)).toBeUndefined();
    pass(44_500);
    expect(counted.take('a', LIMIT)).toBeUndefined();
  });

  it('refuses several at once that would exceed it, and counts none of them', () => {
    const { counted } = counters();
    expect(counted.take('a', LIMIT, 4)).toBe(60);
    expect(counted.take('a', LIMIT, 3)).toBeUndefined();
  });

  it('does not count what was given back', () => {
    const { counted } = counters();
    for (let time = 0; time < 10; time += 1) {
      expect(counted.take('a', LIMIT)).toBeUndefined();
      counted.refund('a');
    }
  });

  it('evicts the least recently seen sender', () => {
    const { counted } = counters(2);
    counted.take('a', LIMIT, 3);
    counted.take('b', LIMIT, 3);
    counted.take('c', LIMIT, 3);
    expect(counted.take('c', LIMIT)).toBe(60);
    expect(counted.take('a', LIMIT)).toBeUndefined();
  });
});
