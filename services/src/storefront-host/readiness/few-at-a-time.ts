import { Semaphore } from '../../platform/concurrency/semaphore.js';

/** Limits how much of the reader's queue one check with many pages can occupy. */
const AT_A_TIME = 6;

/** Runs work on many items, at most `atATime` at once. Returns the results in the order of the items. */
export function fewAtATime<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<Result>,
  atATime = AT_A_TIME,
): Promise<Result[]> {
  const places = new Semaphore(atATime);
  return Promise.all(things.map((thing) => places.run(() => work(thing))));
}
