import { BackendFailure } from './backend-failure.js';

/** Whether a request was sent and nobody knows what became of it. One that was not sent would not be sent now either. */
export const isLost = (error: unknown): boolean => error instanceof BackendFailure && error.isOutage && !error.isUnsent;

/** Sends a request, and once more if its answer got lost. Only for what the backend does once however often it is asked. */
export async function onceMoreIfLost<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isLost(error)) throw error;
    return send();
  }
}
