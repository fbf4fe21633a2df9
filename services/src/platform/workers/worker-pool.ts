import { Worker } from 'node:worker_threads';
import { Semaphore } from '../concurrency/semaphore.js';
import { withDeadline } from '../deadlines/deadline.js';

/** The work needs more memory than a worker thread may take. */
export class WorkerOutOfMemory extends Error {
  constructor() {
    super('The worker thread reached its memory limit');
    this.name = 'WorkerOutOfMemory';
  }
}

export interface WorkerPoolSettings {
  /** A JavaScript module that answers each message with one message; see `answerTasks`. */
  readonly script: URL;
  /** What each worker thread is started with. */
  readonly data: object;
  /** How many tasks run at once. */
  readonly threads: number;
  /** A task that would wait behind so many is refused with `QueueFull`. */
  readonly mostWaiting: number;
  /** A task that takes longer, counted from its start, rejects with `DeadlineExceeded`. */
  readonly deadlineMilliseconds: number;
  /** A task that needs more rejects with `WorkerOutOfMemory`. */
  readonly mostMegabytes: number;
  /** A worker thread without a task ends after this time and gives its memory back. */
  readonly idleMilliseconds: number;
}

/**
 * Runs tasks in worker threads, so that the event loop of the process stays free. A thread is started for the first task,
 * reused by the next ones and ended when it is idle. A thread whose task failed to end in time is ended with its task.
 */
export class WorkerPool<Task, Result> {
  private readonly idle: Worker[] = [];
  private readonly places: Semaphore;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly settings: WorkerPoolSettings) {
    this.places = new Semaphore(settings.threads, settings.mostWaiting);
  }

  /** How many threads wait for a task. */
  get idleThreads(): number {
    return this.idle.length;
  }

  /** Returns what the script makes of a task. Rejects with the reason of `signal` if that aborts first. */
  run(task: Task, signal?: AbortSignal): Promise<Result> {
    return this.places.run(() => this.runNow(task, signal), signal);
  }

  /** Ends every idle thread. To be called when no task is under way. */
  async close(): Promise<void> {
    clearTimeout(this.idleTimer);
    await Promise.all(this.idle.splice(0).map((worker) => worker.terminate()));
  }

  private async runNow(task: Task, signal: AbortSignal | undefined): Promise<Result> {
    const worker = this.idle.pop() ?? this.start();
    worker.ref();
    try {
      const result = await withDeadline(
        this.settings.deadlineMilliseconds,
        () => answerOf<Result>(worker, task),
        signal,
      );
      this.retain(worker);
      return result;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  private start(): Worker {
    const { script, data, mostMegabytes } = this.settings;
    const worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    // Each task listens for itself; without a listener an error between two tasks would end the process.
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
