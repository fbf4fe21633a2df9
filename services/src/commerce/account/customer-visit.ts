import type { Visit } from '../visit/visit.js';

/** A request about an account: also from where it comes, for counting. */
export interface CustomerVisit extends Visit {
  /** The network address. */
  readonly address: string;
}
