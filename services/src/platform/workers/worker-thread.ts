import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { Worker, parentPort, workerData } from 'node:worker_threads';

/** Thrown if a task exceeds the thread's memory limit. */
export class WorkerOutOfMemory extends Error {
  constructor() {
    super('The worker thread reached its memory limit');
    this.name = 'WorkerOutOfMemory';
  }
}

export interface WorkerThreadSettings {
  /** A JavaScript module that answers each message with one message; see `answerTasks`. */
  readonly script: URL;
  /** The `workerData` of the thread. */
  readonly data: object;
  /** A task that needs more rejects with `WorkerOutOfMemory`. */
  readonly maxMegabytes: number;
}

/** What the pool adds to `workerData`: a place for the id that the operating system gave the thread. */
interface OsThread {
  readonly osThread: Int32Array;
}

/** Milliseconds of a clock tick in `/proc`, which is 1/100 s on every Linux. */
const TICK_MS = 10;
/** Positions of user and system time after the name of the thread. */
const [USER_TIME, SYSTEM_TIME] = [11, 12];

/** Returns the CPU time of a thread of this process; undefined outside of Linux. */
function cpuOfThread(osThread: number): number | undefined {
  if (osThread === 0) return undefined;
  try {
    const stat = readFileSync(`/proc/self/task/${osThread}/stat`, 'latin1');
    // The name is in brackets and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS;
  } catch {
    return undefined; // It has ended.
  }
}

function cpuOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** One worker thread of a pool, which answers one task at a time. */
export class WorkerThread {
  readonly worker: Worker;
  private hasEnded = false;
  private readonly osThread = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  constructor({ script, data, maxMegabytes }: WorkerThreadSettings) {
    this.worker = new Worker(script, {
      workerData: { ...data, osThread: this.osThread } satisfies OsThread,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    // Each task adds its own listener; without this one an error between two tasks would end the process.
    this.worker.on('error', () => undefined);
    this.worker.once('exit', () => (this.hasEnded = true));
  }

  /** Whether the thread has ended, so that it cannot answer another task. */
  get ended(): boolean {
    return this.hasEnded;
  }

  /**
   * Returns a function that returns the CPU milliseconds of the thread since this call. Excludes time in which the thread waited
   * for a processor, so that a busy machine does not make a small task look like a large one. Outside of Linux the result is an
   * upper bound: the time in which the thread did not wait for events, but at most the CPU time of the process.
   */
  measureCpu(): () => number {
    const ofThread = cpuOfThread(Atomics.load(this.osThread, 0)) ?? 0; // A new thread has not reported its id yet.
    const ofProcess = cpuOfProcess();
    const loop = this.worker.performance.eventLoopUtilization();
    return () => {
      const now = cpuOfThread(Atomics.load(this.osThread, 0));
      if (now !== undefined) return now - ofThread;
      return Math.min(this.worker.performance.eventLoopUtilization(loop).active, cpuOfProcess() - ofProcess);
    };
  }

  /** Sends a task to the thread and waits for its answer, or for the end of the thread. */
  answer<Result>(task: unknown): Promise<Result> {
    const { worker } = this;
    return new Promise((resolve, reject) => {
      const removeListeners = (): void => {
        worker.off('message', answered).off('error', failed).off('exit', ended);
      };
      const answered = (result: Result): void => {
        removeListeners();
        resolve(result);
      };
      const failed = (error: Error & { readonly code?: string }): void => {
        removeListeners();
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkerOutOfMemory() : error);
      };
      const ended = (): void => failed(new Error('The worker thread ended before it answered'));
      worker.on('message', answered).on('error', failed).on('exit', ended);
      worker.postMessage(task);
    });
  }
}

/** Tells the pool which thread of the operating system this is, so that it can read its CPU time. */
function reportOsThread(): void {
  const { osThread } = workerData as OsThread;
  try {
    Atomics.store(osThread, 0, Number(path.basename(readlinkSync('/proc/thread-self'))));
  } catch {
    // Only Linux has this link; elsewhere the pool estimates.
  }
}

/** Answers each task that a `WorkerPool` sends to this thread. A rejection ends the thread and fails its task. */
export function answerTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  const pool = parentPort;
  if (!pool) throw new Error('This module runs only in a worker thread');
  reportOsThread();
  pool.on('message', (task: Task) => {
    // A rejection stays unhandled on purpose: it ends the thread, and the pool rejects the task with it.
    void work(task).then((result) => pool.postMessage(result));
  });
}
