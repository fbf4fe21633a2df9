import type { SentRequest } from './requests.js';
import type { FaultySystem } from './faulty-system.js';

/** A fault around the services, and its permitted effects. */
export interface FaultRow {
  readonly name: string;
  /** Causes the fault for a while and ends it. Recovery is measured from then on. */
  readonly fail: (around: FaultySystem) => Promise<void>;
  /** Processes that are restarted by the fault. */
  readonly ends?: readonly string[];
  /** What has to work again in addition to pages, carts and searches. */
  readonly recovered?: 'payment' | 'vat number' | undefined;
  /** The longest recovery in milliseconds; undefined if it is only reported. */
  readonly recoversWithin?: number;
  /** Whether the fault kills the services, so that requests get no answer for a while. */
  readonly endsServices?: boolean;
  /** Answers that only this fault may cause. */
  readonly mayAnswer?: (request: SentRequest) => boolean;
  /** Why it cannot run on this machine; undefined if it can. */
  readonly cannotRun?: (around: FaultySystem) => string | undefined;
}
