import { BackendFailure } from './backend-failure.js';

/**
 * Sends a change, and once more on the version that the backend says is the newest (spec core §4). Refused so, nothing of the
 * change was applied: an `addLineItem` among it adds once. A change whose answer got lost is never sent again, because then
 * nobody knows.
 */
export async function onNewestVersion<Answer>(
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
