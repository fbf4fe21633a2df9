import { BackendFailure } from './backend-failure.js';

/** Returns whether a request was sent and its result is unknown. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof BackendFailure && error.isOutage && !error.isUnsent;

/** Sends a request, and once more if its answer got lost. Only for idempotent requests. */
export async function retryIfAnswerLost<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isAnswerLost(error)) throw error;
    return send();
  }
}

/**
 * Sends a change, and once more on the newest version if the backend answers with a conflict (spec core §4). After a conflict
 * nothing was applied, so an `addLineItem` cannot add twice. A change whose answer got lost is not sent again, because it may
 * have been applied.
 */
export async function retryOnNewestVersion<Answer>(
  version: number,
  send: (version: number) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(version);
  } catch (error) {
    if (!(error instanceof BackendFailure) || !error.isConflict || error.currentVersion === undefined) throw error;
    return send(error.currentVersion);
  }
}
