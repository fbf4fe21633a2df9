import { ApiError } from '../../providers/api.js';
import { session } from '../../providers/session.js';

const AGAIN_MS = 5_000;

/** Whether a write failed on its way, so that it succeeds once the network or the session is back. */
export function isOnItsWay(error: unknown): boolean {
  return error instanceof ApiError && [0, 401, 503].includes(error.status);
}

/** When it is worth trying again: the network is back, somebody has signed in, or a while has passed. */
function nextChance(): Promise<void> {
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

/** Does a write, and repeats it until it is saved or refused. Tells when it begins and ends to wait. */
export async function untilSaved<Result>(
  write: () => Promise<Result>,
  onWaiting: (isWaiting: boolean) => void,
  chance: () => Promise<void> = nextChance,
): Promise<Result> {
  for (;;) {
    try {
      const result = await write();
      onWaiting(false);
      return result;
    } catch (error) {
      if (!isOnItsWay(error)) {
        onWaiting(false);
        throw error;
      }
      onWaiting(true);
      await chance();
    }
  }
}
