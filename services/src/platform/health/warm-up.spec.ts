import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WarmUp } from './warm-up.js';

describe('a warm-up', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is not running before it starts', () => {
    expect(new WarmUp(1000).isRunning).toBe(false);
  });

  it.each([
    ['succeeds', (): Promise<unknown> => Promise.resolve('done')],
    ['fails', (): Promise<unknown> => Promise.reject(new Error('away'))],
  ])('lasts until the work %s', async (_how, work) => {
    const warmUp = new WarmUp(1000);
    warmUp.follow(work());
    expect(warmUp.isRunning).toBe(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(warmUp.isRunning).toBe(false);
  });

  it('ends after its time limit', async () => {
    const warmUp = new WarmUp(1000);
    warmUp.follow(new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(999);
    expect(warmUp.isRunning).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(warmUp.isRunning).toBe(false);
  });
});
