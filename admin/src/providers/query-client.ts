import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.js';

const MOST_RETRIES = 3;

/** Whether a failed read may succeed if it is repeated: a refusal (4xx) stays one. */
export function mayRetry(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefused && failures < MOST_RETRIES;
}

/** The console's cache of what the API answered. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: mayRetry } } });
