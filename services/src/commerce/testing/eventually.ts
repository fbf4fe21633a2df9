import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MILLISECONDS = 20_000;
const EVERY_MILLISECONDS = 50;

/** What is there once it is; throws when it has not come in time, within 20 seconds unless more are given. */
export async function eventually<Found>(
  look: () => Promise<Found | undefined>,
  withinMilliseconds = WITHIN_MILLISECONDS,
): Promise<Found> {
  const deadline = Date.now() + withinMilliseconds;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('It has not come');
    await pause(EVERY_MILLISECONDS);
  }
}
