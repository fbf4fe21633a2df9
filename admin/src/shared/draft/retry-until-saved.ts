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

/** Returns the error of a write if a retry can succeed. Throws it if not. */
function requireRetryable(error: unknown): { readonly error: ApiError } {
  if (!isRetryable(error)) throw error;
  return { error };
}

/**
 * Retries a write until it is saved or refused. Passes it whether it is a retry. Calls back when it starts and stops waiting.
 * Gives up if the person has signed out: the next person who signs in must not send it.
 */
export async function retryUntilSaved<Result>(
  write: (isRetry: boolean) => Promise<Result>,
  onWaiting: (isWaiting: boolean) => void,
  chance: () => Promise<void> = nextRetry,
): Promise<Result> {
  const person = session.person();
  const attempt = async (isRetry: boolean): Promise<Result> => {
    const outcome = await write(isRetry).then((result) => ({ result }), requireRetryable);
    if ('result' in outcome) return outcome.result;
    onWaiting(true);
    await chance();
    if (session.person() !== person) throw outcome.error;
    return attempt(true);
  };
  try {
    return await attempt(false);
  } finally {
    onWaiting(false);
  }
}
