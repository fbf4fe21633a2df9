import { setTimeout as pause } from 'node:timers/promises';
import { BackendFailure } from './backend-failure.js';

const MOST_RETRIES = 2;
/** The longest pause before the first retry; before the second it is twice as long. */
const LONGEST_PAUSE_MILLISECONDS = 100;

const mayTryAgain = (error: unknown): boolean => error instanceof BackendFailure && error.isWayThere && !error.isUnsent;

/**
 * Runs a read, and at most twice more where a gateway or the connection failed, each time after a pause of random length so
 * that those who failed together do not come back together. All of it takes no longer than it may: `read` is told what is
 * left. Never for a write.
 */
export function retryRead<Answer>(
  milliseconds: number,
  read: (millisecondsLeft: number) => Promise<Answer>,
): Promise<Answer> {
  const endsAt = performance.now() + milliseconds;
  const left = () => Math.ceil(endsAt - performance.now());
  const attempt = (retries: number): Promise<Answer> =>
    read(left()).catch(async (error: unknown) => {
      const wait = Math.random() * LONGEST_PAUSE_MILLISECONDS * 2 ** retries;
      if (retries === MOST_RETRIES || !mayTryAgain(error) || wait >= left()) throw error;
      await pause(wait);
      return attempt(retries + 1);
    });
  return attempt(0);
}
