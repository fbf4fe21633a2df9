import { setTimeout } from 'node:timers/promises';

/** Long, because a busy machine may pause a process for seconds. */
const DEADLINE_MS = 20_000;
const LOOK_AGAIN_MS = 5;

/** Polls until a condition is true; throws after twenty seconds. For changes that arrive asynchronously. */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('The condition did not become true within twenty seconds');
    await setTimeout(LOOK_AGAIN_MS);
  }
}
