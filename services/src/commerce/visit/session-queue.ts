import { Injectable } from '@nestjs/common';

/** Runs the changes of a session one after the other, in the order of the clicks. */
@Injectable()
export class SessionQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs work after the earlier work of the session. */
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
