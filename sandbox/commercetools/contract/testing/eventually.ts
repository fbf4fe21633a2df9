import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MILLISECONDS = 60_000;
const MAXIMUM_PAUSE_MS = 2000;

/**
 * Asks until the answer is as wanted, and gives the last one: indexes and the change feed of a real project follow in
 * their own time. The embedded backend is right at the first look.
 */
export async function eventually<T>(load: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + WITHIN_MILLISECONDS;
  for (let wait = 50; ; wait = Math.min(2 * wait, MAXIMUM_PAUSE_MS)) {
    const answer = await load();
    if (isWanted(answer) || Date.now() > end) return answer;
    await pause(wait);
  }
}
