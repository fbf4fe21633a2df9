import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Asks for health again and again while `work` goes on, and returns the slowest answer in milliseconds. */
export async function slowestHealth(origin: string, work: () => Promise<unknown>): Promise<number> {
  const watch = new Worker(new URL('health-watch.mjs', import.meta.url), { workerData: { origin } });
  await once(watch, 'message');
  await work();
  watch.postMessage('over');
  const [slowest] = (await once(watch, 'message')) as [number];
  await watch.terminate();
  return slowest;
}
