/** Thrown if so much work is waiting that the caller would wait too long. */
export class QueueFull extends Error {
  constructor() {
    super('The queue is full');
    this.name = 'QueueFull';
  }
}

/** Limits how much work runs at the same time. Other work waits in the order of arrival. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(
    private readonly slots: number,
    /** The length of the queue; work beyond it is rejected with `QueueFull`. */
    private readonly maxWaiting = Number.POSITIVE_INFINITY,
  ) {
    this.free = slots;
  }

  /** The amount of running work. */
  get running(): number {
    return this.slots - this.free;
  }

  /** The amount of waiting work. */
  get queued(): number {
    return this.waiting.length;
  }

  /** Runs the work as soon as a slot is free. Rejects with the signal's reason if it aborts before that. */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.acquire(signal);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }

  private async acquire(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.free > 0) this.free -= 1;
    else if (this.waiting.length >= this.maxWaiting) throw new QueueFull();
    else await this.waitForSlot(signal);
  }

  private waitForSlot(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(signal?.reason as Error);
      };
      const enter = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      this.waiting.push(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
