import type { ProviderAction } from './setup.js';

/** What came of a payment that was made on another page: why it failed, or what the shopper has to do next. */
export interface Returned {
  readonly problem?: string;
  readonly action?: ProviderAction;
}
