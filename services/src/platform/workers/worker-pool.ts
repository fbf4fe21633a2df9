import { Semaphore } from '../concurrency/semaphore.js';
import { withDeadline } from '../deadlines/deadline.js';
import { WorkerThread, type WorkerThreadSettings } from './worker-thread.js';

/** The work has used the CPU time of a task, so it would need too much again. */
export class WorkerOutOfTime extends Error {
  constructor() {
    super('The worker thread used all CPU time of its task');
    this.name = 'WorkerOutOfTime';
  }
}

export interface WorkerPoolSettings extends WorkerThreadSettings {
  /** How many tasks run at once. */
  readonly threads: number;
  /** The length of the queue; a task beyond it is rejected with `QueueFull`. */
  readonly maxWaiting: number;
  /** A task that needs more CPU time rejects with `WorkerOutOfTime`: it is too much work, on any machine. */
  readonly cpuMilliseconds: number;
  /** A task that takes longer, counted from its start, rejects with `DeadlineExceeded`: it waited, or the machine is busy. */
  readonly deadlineMilliseconds: number;
  /** An idle worker thread ends after this time and releases its memory. */
  readonly idleMilliseconds: number;
}

/** The shortest time between two looks at the CPU time of a task. */
const SHORTEST_CHECK_MS = 20;

/**
 * Runs tasks in worker threads, so that the event loop of the process stays free. Threads are started on demand, reused, and
 * terminated when idle. A task that takes too long is terminated together with its thread.
 */
export class WorkerPool<Task, Result> {
  private readonly idle: WorkerThread[] = [];
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
    await Promise.all(this.idle.splice(0).map(({ worker }) => worker.terminate()));
  }

  private async runNow(task: Task, signal: AbortSignal | undefined): Promise<Result> {
    const thread = this.idle.pop() ?? this.start();
    thread.worker.ref();
    try {
      const work = () => this.withinCpuTime(thread, () => thread.answer<Result>(task));
      const result = await withDeadline(this.settings.deadlineMilliseconds, work, signal);
      this.retain(thread);
      return result;
    } catch (error) {
      await thread.worker.terminate();
      throw error;
    }
  }

  /** Runs work of a thread. Rejects with `WorkerOutOfTime` as soon as the thread has used the CPU time of a task. */
  private async withinCpuTime(thread: WorkerThread, work: () => Promise<Result>): Promise<Result> {
    const usedCpu = thread.measureCpu();
    let timer: NodeJS.Timeout | undefined;
    const outOfTime = new Promise<never>((_resolve, reject) => {
      const check = (): void => {
        const left = this.settings.cpuMilliseconds - usedCpu();
        if (left <= 0) reject(new WorkerOutOfTime());
        // The thread cannot use the rest sooner.
        else timer = setTimeout(check, Math.max(left, SHORTEST_CHECK_MS));
      };
      check();
    });
    try {
      return await Promise.race([work(), outOfTime]);
    } finally {
      clearTimeout(timer);
    }
  }

  private start(): WorkerThread {
    const thread = new WorkerThread(this.settings);
    // A task sent to a thread that ended while idle would wait for its whole deadline.
    thread.worker.once('exit', () => this.forget(thread));
    return thread;
  }

  private forget(thread: WorkerThread): void {
    const index = this.idle.indexOf(thread);
    if (index >= 0) this.idle.splice(index, 1);
  }

  private retain(thread: WorkerThread): void {
    // A thread can answer and end before the code that waits for the answer runs.
    if (thread.ended) return;
    // An idle thread does not keep the process alive.
    thread.worker.unref();
    this.idle.push(thread);
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => void this.close(), this.settings.idleMilliseconds).unref();
  }
}
