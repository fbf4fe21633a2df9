import { Semaphore } from '../../platform/concurrency/semaphore.js';

/** One check with a hundred pages must not stand before all the others in the reader's queue. */
const AT_A_TIME = 6;

/** Works on many things, six at a time, and gives what each came to in their order. */
export function fewAtATime<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const places = new Semaphore(AT_A_TIME);
  return Promise.all(things.map((thing) => places.run(() => work(thing))));
}
