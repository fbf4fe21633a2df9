import { afterEach, describe, expect, it } from '@jest/globals';
import { QueueFull } from '../concurrency/semaphore.js';
import { until } from '../testing/eventually.js';
import { DeadlineExceeded } from '../deadlines/deadline.js';
import { WorkerOutOfTime, WorkerPool, type WorkerPoolSettings } from './worker-pool.js';
import { WorkerOutOfMemory } from './worker-thread.js';

/** A worker program that follows the instruction in a task and answers with the id of its thread. */
const PROGRAM = `
  import { readlinkSync } from 'node:fs';
  import { parentPort, threadId, workerData } from 'node:worker_threads';
  try {
    workerData.osThread[0] = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {}
  const memory = [];
  parentPort.on('message', (task) => {
    if (task === 'never end') for (;;);
    if (task === 'never settle') return;
    if (task === 'get no processor') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (task === 'take all memory') for (;;) memory.push(new Array(10_000).fill(task));
    if (task === 'fail') throw Object.assign(new Error('no such file'), { code: 'P1001' });
    if (task === 'leave') process.exit(1);
    if (task === 'leave afterwards') setImmediate(() => process.exit(1));
    parentPort.postMessage({ task, threadId, greeting: workerData.greeting });
  });
`;

interface Answer {
  readonly task: string;
  readonly threadId: number;
  readonly greeting: string;
}

let pool: WorkerPool<string, Answer>;
afterEach(() => pool.close());

function started(changes: Partial<WorkerPoolSettings> = {}): typeof pool {
  pool = new WorkerPool({
    script: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    data: { greeting: 'hello' },
    threads: 1,
    maxWaiting: 2,
    cpuMilliseconds: 60_000,
    deadlineMilliseconds: 60_000,
    maxMegabytes: 32,
    idleMilliseconds: 60_000,
    ...changes,
  });
  return pool;
}

describe('work in a worker thread', () => {
  it('is answered, and the thread is reused', async () => {
    const first = await started().run('compare');
    expect(first).toMatchObject({ task: 'compare', greeting: 'hello' });
    expect((await pool.run('compare more')).threadId).toBe(first.threadId);
  });

  it('waits for a free thread, and is refused if the queue is full', async () => {
    started();
    const tasks = ['one', 'two', 'three'].map((task) => pool.run(task));
    await expect(pool.run('four')).rejects.toThrow(QueueFull);
    expect((await Promise.all(tasks)).map(({ task }) => task)).toEqual(['one', 'two', 'three']);
  });

  it('fails without affecting the next task, which gets a new thread', async () => {
    const { threadId } = await started().run('compare');
    await expect(pool.run('fail')).rejects.toMatchObject({ message: 'no such file', code: 'P1001' });
    await expect(pool.run('leave')).rejects.toThrow('ended before it answered');
    expect((await pool.run('compare')).threadId).toBeGreaterThan(threadId);
  });

  it('is terminated if it takes too long, or when its request is over', async () => {
    await expect(started({ deadlineMilliseconds: 1 }).run('never end')).rejects.toThrow(DeadlineExceeded);
    const request = new AbortController();
    const abandoned = started().run('never end', request.signal);
    request.abort(new Error('the request is over'));
    await expect(abandoned).rejects.toThrow('the request is over');
    expect(await pool.run('compare')).toMatchObject({ task: 'compare' });
  });

  it.each(['a new thread', 'a reused thread'])(
    'is reported as too much work if %s used its CPU time',
    async (which) => {
      started({ cpuMilliseconds: 300 });
      if (which === 'a reused thread') await pool.run('compare');
      await expect(pool.run('never end')).rejects.toThrow(WorkerOutOfTime);
    },
  );

  it.each(['never settle', 'get no processor'])(
    'is reported as late, not as too much work, if its thread could only %s',
    async (task) => {
      await started({ cpuMilliseconds: 1000, deadlineMilliseconds: 3000 }).run('compare');
      await expect(pool.run(task)).rejects.toThrow(DeadlineExceeded);
    },
  );

  it('gets a new thread if the last one ended while it was idle', async () => {
    const { threadId } = await started().run('leave afterwards');
    await until(() => pool.idleThreads === 0);
    expect((await pool.run('compare')).threadId).toBeGreaterThan(threadId);
  });

  it('is terminated if it exceeds its memory limit, and the process continues', async () => {
    await expect(started().run('take all memory')).rejects.toThrow(WorkerOutOfMemory);
    expect(await pool.run('compare')).toMatchObject({ task: 'compare' });
  });
});
