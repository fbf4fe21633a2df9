import { describe, expect, it, jest } from '@jest/globals';
import { PeriodicTask } from './periodic-task.js';

const EVERY_MS = 1000;

/** A task whose runs are ended by the test. */
function heldTask() {
  const ends: (() => void)[] = [];
  const errors: unknown[] = [];
  const task = new PeriodicTask(
    () => new Promise<void>((resolve) => ends.push(resolve)),
    (error) => errors.push(error),
  );
  return { task, ends, errors };
}

describe('a task that repeats', () => {
  it('starts again after each interval, and not after it was stopped', async () => {
    jest.useFakeTimers();
    let runs = 0;
    const task = new PeriodicTask(
      async () => {
        runs += 1;
      },
      () => undefined,
    );
    task.start(EVERY_MS);
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    await task.stop();
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    jest.useRealTimers();
    expect(runs).toBe(3);
  });

  it('does not start while its last run is under way', async () => {
    const { task, ends } = heldTask();
    task.runNow();
    task.runNow();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await task.stop();
    task.runNow();
    expect(ends).toHaveLength(2);
  });

  it('is stopped only when its last run has ended', async () => {
    const { task, ends } = heldTask();
    task.runNow();
    let isStopped = false;
    const stopping = task.stop().then(() => {
      isStopped = true;
    });
    await Promise.resolve();
    expect(isStopped).toBe(false);
    ends[0]?.();
    await stopping;
    expect(isStopped).toBe(true);
  });

  it('reports a failed run and runs again', async () => {
    const errors: unknown[] = [];
    const task = new PeriodicTask(
      () => Promise.reject(new Error('away')),
      (error) => errors.push(error),
    );
    task.runNow();
    await task.stop();
    task.runNow();
    await task.stop();
    expect(errors).toEqual([new Error('away'), new Error('away')]);
  });
});
