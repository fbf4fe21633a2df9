import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MILLISECONDS = 60_000;
const LONGEST_PAUSE = 2000;

/**
 * Asks until the answer is as wanted, and gives the last one: indexes and the change feed of a real project follow in
 * their own time. The embedded backend is right at the first look.
 */
export async function eventually<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + WITHIN_MILLISECONDS;
  for (let wait = 50; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    const answer = await ask();
    if (isWanted(answer) || Date.now() > end) return answer;
    await pause(wait);
  }
}
