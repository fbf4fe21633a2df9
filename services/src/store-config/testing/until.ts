import { setTimeout } from 'node:timers/promises';

const DEADLINE_MS = 5000;
const LOOK_AGAIN_MS = 5;

/** Waits until something holds; refuses after five seconds. For news that come by themselves. */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('It did not come to pass within five seconds');
    await setTimeout(LOOK_AGAIN_MS);
  }
}
