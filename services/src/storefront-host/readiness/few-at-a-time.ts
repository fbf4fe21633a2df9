import { Semaphore } from '../../platform/concurrency/semaphore.js';

/** One check with a hundred pages must not stand before all the others in the reader's queue. */
const AT_A_TIME = 6;

/** Works on many things, `atATime` together, and returns the results in their order. */
export function fewAtATime<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<Result>,
  atATime = AT_A_TIME,
): Promise<Result[]> {
  const places = new Semaphore(atATime);
  return Promise.all(things.map((thing) => places.run(() => work(thing))));
}
