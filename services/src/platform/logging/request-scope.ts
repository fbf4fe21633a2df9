import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line of the log says of the request that it belongs to. */
export interface RequestScope {
  readonly requestId: string;
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
