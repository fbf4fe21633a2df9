import { ApiError } from '../../providers/api.js';
import { session } from '../../providers/session.js';

const AGAIN_MS = 5_000;

/** Returns whether a write failed because of the network or the session, so that a retry can succeed. */
export function isRetryable(error: unknown): error is ApiError {
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

/** Returns whether a failed write may nevertheless be saved, because only its answer was lost. */
const mayHaveSaved = (error: ApiError): boolean => error.status !== 401;

/**
 * Retries a write until it is saved or refused. Tells the write whether an earlier attempt may have been saved. Calls back when
 * it starts and stops waiting.
 */
export async function retryUntilSaved<Result>(
  write: (mayBeSaved: boolean) => Promise<Result>,
  onWaiting: (isWaiting: boolean) => void,
  chance: () => Promise<void> = nextRetry,
): Promise<Result> {
  let mayBeSaved = false;
  for (;;) {
    try {
      const result = await write(mayBeSaved);
      onWaiting(false);
      return result;
    } catch (error) {
      if (!isRetryable(error)) {
        onWaiting(false);
        throw error;
      }
      mayBeSaved ||= mayHaveSaved(error);
      onWaiting(true);
      await chance();
    }
  }
}
