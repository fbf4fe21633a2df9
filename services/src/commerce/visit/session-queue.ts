import { Injectable } from '@nestjs/common';

/** Runs the changes of one session one after the other, so that two clicks cannot overtake each other. */
@Injectable()
export class SessionQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Waits for what this session is already doing, then runs the work. */
  run<Answer>(sid: string, work: () => Promise<Answer>): Promise<Answer> {
    const before = this.tails.get(sid) ?? Promise.resolve();
    const after = before.then(work, work);
    const tail = after
      .catch(() => undefined)
      .finally(() => {
        if (this.tails.get(sid) === tail) this.tails.delete(sid);
      });
    this.tails.set(sid, tail);
    return after;
  }
}
