import type { SentRequest } from './requests.js';
import type { Surroundings } from './surroundings.js';

/** One way in which something around the services fails, and what may follow from it. */
export interface FaultRow {
  readonly name: string;
  /** Brings the fault about, leaves it for a while and ends it. Recovery is measured from when this resolves. */
  readonly fail: (around: Surroundings) => Promise<void>;
  /** Processes that have another id afterwards: they were killed, or what they need was. */
  readonly ends?: readonly string[];
  /** How long it may take until everything is answered as before, in milliseconds; undefined if it is only told. */
  readonly recoversWithin?: number;
  /** Whether nobody can be answered for a while, because the services themselves are killed. */
  readonly endsServices?: boolean;
  /** Answers that are right although no other fault may cause them. */
  readonly mayAnswer?: (request: SentRequest) => boolean;
  /** Why it cannot be run here; undefined if it can. */
  readonly cannotRun?: (around: Surroundings) => string | undefined;
}
