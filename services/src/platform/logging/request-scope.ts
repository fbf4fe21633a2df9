import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of a request wherever its work is done; the log says all of it but address and signal. */
export interface RequestScope {
  readonly requestId: string;
  /** Where the visitor is, as far as the proxies in front may say so. */
  readonly address: string;
  /** Aborts when the request runs out of time; calls out that were made for this request alone end with it. */
  readonly signal?: AbortSignal;
  store?: string;
  cartId?: string;
}

const storage = new AsyncLocalStorage<RequestScope>();

/** Runs a request's work so that whatever it logs carries its id. */
export function withRequestScope<Result>(scope: RequestScope, work: () => Result): Result {
  return storage.run(scope, work);
}

/** The request that is being worked on, or undefined outside of one. */
export function currentRequest(): RequestScope | undefined {
  return storage.getStore();
}
