import type { ProviderAction } from './setup.js';

/** The action that a payment requires from the shopper. */
export interface PendingAction {
  readonly attemptId: string;
  readonly action: ProviderAction;
}

/** The outcome of a payment that was made on another page or answered late: the problem, or the next action. */
export interface ReturnOutcome {
  readonly problem?: string;
  readonly action?: PendingAction;
}
