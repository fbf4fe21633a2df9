import { Worker, parentPort } from 'node:worker_threads';
import { Semaphore } from '../concurrency/semaphore.js';
import { DeadlineExceeded, withDeadline } from '../deadlines/deadline.js';

/** The work has exceeded the memory limit of a worker thread. */
export class WorkerOutOfMemory extends Error {
  constructor() {
    super('The worker thread reached its memory limit');
    this.name = 'WorkerOutOfMemory';
  }
}

/** The work has kept a worker thread busy until its deadline, so it would take too long again. */
export class WorkerOutOfTime extends Error {
  constructor() {
    super('The worker thread was busy until its deadline');
    this.name = 'WorkerOutOfTime';
  }
}

export interface WorkerPoolSettings {
  /** A JavaScript module that answers each message with one message; see `answerTasks`. */
  readonly script: URL;
  /** The `workerData` of each thread. */
  readonly data: object;
  /** How many tasks run at once. */
  readonly threads: number;
  /** The length of the queue; a task beyond it is rejected with `QueueFull`. */
  readonly maxWaiting: number;
  /** A task that takes longer, counted from its start, rejects with `WorkerOutOfTime` if it computed, `DeadlineExceeded` if it waited. */
  readonly deadlineMilliseconds: number;
  /** A task that needs more rejects with `WorkerOutOfMemory`. */
  readonly maxMegabytes: number;
  /** An idle worker thread ends after this time and releases its memory. */
  readonly idleMilliseconds: number;
}

/**
 * Runs tasks in worker threads, so that the event loop of the process stays free. Threads are started on demand, reused, and
 * terminated when idle. A task that takes too long is terminated together with its thread.
 */
export class WorkerPool<Task, Result> {
  private readonly idle: Worker[] = [];
  private readonly slots: Semaphore;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly settings: WorkerPoolSettings) {
    this.slots = new Semaphore(settings.threads, settings.maxWaiting);
  }

  /** Number of threads that wait for a task. */
  get idleThreads(): number {
    return this.idle.length;
  }

  /** Returns the script's answer to a task. Rejects with the reason of `signal` if that aborts first. */
  run(task: Task, signal?: AbortSignal): Promise<Result> {
    return this.slots.run(() => this.runNow(task, signal), signal);
  }

  /** Ends every idle thread. Call it when no task is running. */
  async close(): Promise<void> {
    clearTimeout(this.idleTimer);
    await Promise.all(this.idle.splice(0).map((worker) => worker.terminate()));
  }

  private async runNow(task: Task, signal: AbortSignal | undefined): Promise<Result> {
    const worker = this.idle.pop() ?? this.start();
    worker.ref();
    const before = worker.performance.eventLoopUtilization();
    try {
      const result = await withDeadline(
        this.settings.deadlineMilliseconds,
        () => answerOf<Result>(worker, task),
        signal,
      );
      this.retain(worker);
      return result;
    } catch (error) {
      const { active } = worker.performance.eventLoopUtilization(before);
      await worker.terminate();
      throw error instanceof DeadlineExceeded && this.isBusy(active) ? new WorkerOutOfTime() : error;
    }
  }

  /** Returns whether a thread that computed for this long mostly computed, rather than waited for another system. */
  private isBusy(activeMilliseconds: number): boolean {
    return activeMilliseconds > this.settings.deadlineMilliseconds / 2;
  }

  private start(): Worker {
    const { script, data, maxMegabytes } = this.settings;
    const worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    // Each task adds its own listener; without this one an error between two tasks would end the process.
    worker.on('error', () => undefined);
    // A task sent to a thread that ended while idle would wait for its whole deadline.
    return worker.once('exit', () => this.forget(worker));
  }

  private forget(worker: Worker): void {
    const index = this.idle.indexOf(worker);
    if (index >= 0) this.idle.splice(index, 1);
  }

  private retain(worker: Worker): void {
    // An idle thread does not keep the process alive.
    worker.unref();
    this.idle.push(worker);
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => void this.close(), this.settings.idleMilliseconds).unref();
  }
}

/** Sends a task to a thread and waits for its answer, or for the end of the thread. */
function answerOf<Result>(worker: Worker, task: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      worker.off('message', answered).off('error', failed).off('exit', ended);
    };
    const answered = (result: Result): void => {
      leave();
      resolve(result);
    };
    const failed = (error: Error & { readonly code?: string }): void => {
      leave();
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkerOutOfMemory() : error);
    };
    const ended = (): void => failed(new Error('The worker thread ended before it answered'));
    worker.on('message', answered).on('error', failed).on('exit', ended);
    worker.postMessage(task);
  });
}

/** Answers each task that a `WorkerPool` sends to this thread. A rejection ends the thread and fails its task. */
export function answerTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  const pool = parentPort;
  if (!pool) throw new Error('This module runs only in a worker thread');
  pool.on('message', (task: Task) => {
    // A rejection stays unhandled on purpose: it ends the thread, and the pool rejects the task with it.
    void work(task).then((result) => pool.postMessage(result));
  });
}
