import { describe, expect, it } from '@jest/globals';
import { QueueFull, Semaphore } from './semaphore.js';

/** Returns work that runs until `end` is called. */
function blockedTask() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => done };
}

describe('a semaphore', () => {
  it('runs waiting work in the order of arrival', async () => {
    const semaphore = new Semaphore(1);
    const first = blockedTask();
    const order: string[] = [];
    const running = semaphore.run(first.work);
    const second = semaphore.run(() => Promise.resolve(order.push('second')));
    const third = semaphore.run(() => Promise.resolve(order.push('third')));
    expect(order).toEqual([]);
    first.end();
    await Promise.all([running, second, third]);
    expect(order).toEqual(['second', 'third']);
  });

  it('rejects at once when the queue is full, and accepts work again later', async () => {
    const semaphore = new Semaphore(1, 1);
    const first = blockedTask();
    const running = semaphore.run(first.work);
    const waiting = semaphore.run(() => Promise.resolve('waited'));
    await expect(semaphore.run(() => Promise.resolve('too many'))).rejects.toThrow(QueueFull);
    first.end();
    expect([await running, await waiting]).toEqual([undefined, 'waited']);
    expect(await semaphore.run(() => Promise.resolve('free again'))).toBe('free again');
  });

  it('removes a caller that has stopped waiting from the queue', async () => {
    const semaphore = new Semaphore(1, 1);
    const first = blockedTask();
    const running = semaphore.run(first.work);
    const leaving = new AbortController();
    const left = semaphore.run(() => Promise.resolve('too late'), leaving.signal);
    leaving.abort(new Error('waited long enough'));
    await expect(left).rejects.toThrow('waited long enough');
    expect(semaphore.queued).toBe(0);
    const next = semaphore.run(() => Promise.resolve('next'));
    first.end();
    expect([await running, await next, semaphore.running]).toEqual([undefined, 'next', 0]);
  });

  it('frees the slot of work that failed', async () => {
    const semaphore = new Semaphore(1, 0);
    await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await semaphore.run(() => Promise.resolve('done'))).toBe('done');
  });
});
