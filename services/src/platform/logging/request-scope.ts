import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts of the current request, available anywhere in its call chain. Log lines include all but address and signal. */
export interface RequestScope {
  readonly requestId: string;
  /** Network address of the visitor, from trusted proxies if there are any. */
  readonly address: string;
  /** Aborts at the request's deadline, together with the outgoing calls that only this request needs. */
  readonly signal?: AbortSignal;
  store?: string;
  cartId?: string;
}

const storage = new AsyncLocalStorage<RequestScope>();

/** Runs a request's work with its scope, so that its log lines carry the request id. */
export function withRequestScope<Result>(scope: RequestScope, work: () => Result): Result {
  return storage.run(scope, work);
}

/** Returns the current request, or undefined outside a request. */
export function currentRequest(): RequestScope | undefined {
  return storage.getStore();
}
