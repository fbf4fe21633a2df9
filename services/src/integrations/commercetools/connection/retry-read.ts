import { setTimeout as pause } from 'node:timers/promises';
import { BackendFailure } from './backend-failure.js';

const MAXIMUM_RETRIES = 2;
/** The longest pause before the first retry; before the second it is twice as long. */
const MAXIMUM_PAUSE_MILLISECONDS = 100;

const mayTryAgain = (error: unknown): boolean =>
  error instanceof BackendFailure && error.isConnectionFailure && !error.isUnsent;

/**
 * Runs a read, and at most twice more if a gateway or the connection failed, each time after a random pause so that requests
 * that failed together are not repeated together. All attempts share one deadline: `read` gets the remaining time. Not for
 * writes.
 */
export function retryRead<Answer>(
  milliseconds: number,
  read: (millisecondsLeft: number) => Promise<Answer>,
): Promise<Answer> {
  const endsAt = performance.now() + milliseconds;
  const left = () => Math.ceil(endsAt - performance.now());
  const attempt = (retries: number): Promise<Answer> =>
    read(left()).catch(async (error: unknown) => {
      const wait = Math.random() * MAXIMUM_PAUSE_MILLISECONDS * 2 ** retries;
      if (retries === MAXIMUM_RETRIES || !mayTryAgain(error) || wait >= left()) throw error;
      await pause(wait);
      return attempt(retries + 1);
    });
  return attempt(0);
}
