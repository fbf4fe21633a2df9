import type { Visit } from '../visit/index.js';

/** A request about an account: also from where it comes, for counting. */
export interface CustomerVisit extends Visit {
  /** The network address. */
  readonly address: string;
  /** The browser's cookies, by which it is known. */
  readonly cookie: string | undefined;
  /** Takes a cookie for the answer, beside those of the session. */
  readonly keepCookie: (value: string) => void;
}
