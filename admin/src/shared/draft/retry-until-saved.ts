import { ApiError } from '../../providers/api.js';
import { session } from '../../providers/session.js';

const AGAIN_MS = 5_000;

/** Returns whether a write failed because of the network or the session, so that a retry can succeed. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && [0, 401, 503].includes(error.status);
}

/** Resolves when a retry is worthwhile: online again, signed in again, or after a delay. */
function nextRetry(): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      if (session.isEnded()) return;
      clearInterval(timer);
      removeEventListener('online', go);
      leave();
      resolve();
    };
    const timer = setInterval(go, AGAIN_MS);
    addEventListener('online', go);
    const leave = session.subscribe(go);
  });
}

/** Retries a write until it is saved or refused. Calls back when it starts and stops waiting. */
export async function retryUntilSaved<Result>(
  write: () => Promise<Result>,
  onWaiting: (isWaiting: boolean) => void,
  chance: () => Promise<void> = nextRetry,
): Promise<Result> {
  for (;;) {
    try {
      const result = await write();
      onWaiting(false);
      return result;
    } catch (error) {
      if (!isRetryable(error)) {
        onWaiting(false);
        throw error;
      }
      onWaiting(true);
      await chance();
    }
  }
}
