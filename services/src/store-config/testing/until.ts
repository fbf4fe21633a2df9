import { setTimeout } from 'node:timers/promises';

/** A machine that others use too may stand still for seconds. */
const DEADLINE_MS = 20_000;
const LOOK_AGAIN_MS = 5;

/** Waits until something holds; refuses after twenty seconds. For news that come by themselves. */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('It did not come to pass within twenty seconds');
    await setTimeout(LOOK_AGAIN_MS);
  }
}
