import { useEffect, useRef } from 'react';
import { isTemporary } from '../../../platform/errors/temporary-refusal.js';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 4000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Repeats a call until the services answer. Giving up would lose the bank's answer, and the shopper would pay again. Rejects
 * with the reason of an answer that stays the same. Returns undefined if the call failed and is not wanted any more.
 */
async function retryWhileOpen<Value>(
  call: () => Promise<Value>,
  isWanted: () => boolean,
  pauseMs = FIRST_PAUSE_MS,
): Promise<Value | undefined> {
  try {
    return await call();
  } catch (reason) {
    if (!isWanted()) return undefined;
    if (!isTemporary(reason)) throw reason;
  }
  await pause(pauseMs);
  return isWanted() ? retryWhileOpen(call, isWanted, Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) : undefined;
}

export interface Retry {
  /** Repeats a call while it fails temporarily. Returns undefined after the next call, `stop` or the end of the component. */
  readonly retry: <Value>(call: () => Promise<Value>) => Promise<Value | undefined>;
  readonly stop: () => void;
}

/** Sends the result that a shopper brings back from a bank or an action, and repeats it as long as the page is open. */
export function useRetry(): Retry {
  const isHere = useRef(true);
  const round = useRef(0);
  // A removed component must stop sending.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const stop = () => {
    round.current += 1;
  };
  const retry: Retry['retry'] = (call) => {
    stop();
    const own = round.current;
    return retryWhileOpen(call, () => isHere.current && round.current === own);
  };
  return { retry, stop };
}
