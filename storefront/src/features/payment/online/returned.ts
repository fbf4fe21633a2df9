import type { ProviderAction } from './setup.js';

/** What the shopper has to do next for a payment. */
export interface PendingAction {
  readonly attemptId: string;
  readonly action: ProviderAction;
}

/** What came of a payment that was made on another page: why it failed, or what the shopper has to do next. */
export interface Returned {
  readonly problem?: string;
  readonly action?: PendingAction;
}
