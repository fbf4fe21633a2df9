import { currentRequest } from '../logging/request-scope.js';

/** A call took longer than allowed. Its outcome is unknown. */
export class DeadlineExceeded extends Error {
  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms`);
    this.name = 'DeadlineExceeded';
  }
}

/** The signal that aborts when the current request runs out of time; undefined outside of a request. */
export const requestSignal = (): AbortSignal | undefined => currentRequest()?.signal;

/** Returns the result of the work, or rejects with the signal's reason as soon as it aborts. The work itself may never settle. */
export async function untilAborted<Answer>(signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
  signal.throwIfAborted();
  let leave: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    const answer = work();
    // A failure after the abort must not end the process as an unhandled rejection.
    answer.catch(() => undefined);
    return await Promise.race([answer, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/**
 * Runs work and rejects with `DeadlineExceeded` after the milliseconds, or with the reason of `until` if that aborts first. The
 * work gets a signal that aborts at the same moment. The caller does not wait for work that never settles.
 */
export async function withDeadline<Answer>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Answer>,
  until?: AbortSignal,
): Promise<Answer> {
  until?.throwIfAborted();
  const controller = new AbortController();
  const leave = (): void => controller.abort(until?.reason);
  until?.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(() => controller.abort(new DeadlineExceeded(milliseconds)), milliseconds);
  try {
    return await untilAborted(controller.signal, () => work(controller.signal));
  } finally {
    clearTimeout(timer);
    until?.removeEventListener('abort', leave);
  }
}
