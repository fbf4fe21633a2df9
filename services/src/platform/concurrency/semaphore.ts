/** Refused: so many wait already that one more would only wait longer than anybody waits for it. */
export class QueueFull extends Error {
  constructor() {
    super('Too many are waiting');
    this.name = 'QueueFull';
  }
}

/** Lets so many pieces of work run at once; the others wait in the order in which they came. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(
    private readonly places: number,
    /** One who would wait behind so many is refused with `QueueFull`. */
    private readonly mostWaiting = Number.POSITIVE_INFINITY,
  ) {
    this.free = places;
  }

  /** How many pieces of work run. */
  get underWay(): number {
    return this.places - this.free;
  }

  /** How many wait for a place. */
  get queued(): number {
    return this.waiting.length;
  }

  /** Runs the work as soon as there is a free place. Rejects with the signal's reason if it aborts before that. */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.place(signal);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }

  private async place(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.free > 0) this.free -= 1;
    else if (this.waiting.length >= this.mostWaiting) throw new QueueFull();
    else await this.turn(signal);
  }

  private turn(signal: AbortSignal | undefined): Promise<void> {
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
