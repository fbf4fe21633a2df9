import { setTimeout as pause } from 'node:timers/promises';

/** Long, because a busy machine may pause a process for seconds. */
const WITHIN_MILLISECONDS = 20_000;
const EVERY_MILLISECONDS = 50;

/** Polls until a value is found and returns it. Throws after 20 seconds by default. */
export async function eventually<Found>(
  find: () => Found | undefined | Promise<Found | undefined>,
  withinMilliseconds = WITHIN_MILLISECONDS,
): Promise<Found> {
  const deadline = performance.now() + withinMilliseconds;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`Not found within ${withinMilliseconds} ms`);
    await pause(EVERY_MILLISECONDS);
  }
}

/** Polls until a condition is true. Throws after 20 seconds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await eventually(async () => (await holds()) || undefined);
}
