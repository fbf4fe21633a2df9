import { setTimeout as pause } from 'node:timers/promises';
import { BackendFailure } from './backend-failure.js';

const RETRIED = [0, 502, 503, 504];
const LONGEST_PAUSE_MILLISECONDS = 150;

/** Runs a read, and once more after a short random pause when a gateway or the connection failed. Never for a write. */
export async function retryRead<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BackendFailure) || !RETRIED.includes(error.statusCode)) throw error;
    await pause(20 + Math.random() * LONGEST_PAUSE_MILLISECONDS);
    return read();
  }
}
