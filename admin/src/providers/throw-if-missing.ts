import { ApiError } from './api.js';

/**
 * Throws the error of a query to the error boundary if the screen has no data. An ended session does not count: the screen waits
 * until `SessionDialog` has signed in again, which repeats all queries.
 */
export function throwIfMissing(error: Error | null, data: unknown): void {
  if (error && data === undefined && !(error instanceof ApiError && error.status === 401)) throw error;
}
