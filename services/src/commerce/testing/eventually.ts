import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MILLISECONDS = 20_000;
const EVERY_MILLISECONDS = 50;

/** Polls until a value is found and returns it. Throws after 20 seconds by default. */
export async function eventually<Found>(
  find: () => Promise<Found | undefined>,
  withinMilliseconds = WITHIN_MILLISECONDS,
): Promise<Found> {
  const deadline = Date.now() + withinMilliseconds;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('Not found in time');
    await pause(EVERY_MILLISECONDS);
  }
}
