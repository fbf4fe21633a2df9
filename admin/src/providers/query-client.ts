import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.js';

const MAXIMUM_RETRIES = 3;

/** Returns whether a failed read is worth a retry; 4xx errors are not. */
export function mayRetry(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefused && failures < MAXIMUM_RETRIES;
}

/** The query cache of the console. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: mayRetry } } });
