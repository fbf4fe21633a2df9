import type { BackendErrors } from '@manifold/domain/backend-errors/contract';
import type { CommerceBackend } from '@manifold/domain/systems/commerce-backend';

/** Whether the backend is available, and the status of each connection. */
export type BackendStatus = Pick<CommerceBackend, 'state' | 'since' | 'connections'>;

/** The health of the commerce backend as seen by this process since it started. */
export abstract class BackendWatch {
  /** Returns the last failure of each operation, newest first, and the callers whose breaker is open. */
  abstract errors(): BackendErrors;
  abstract status(): BackendStatus;
  /** Returns the problems of the connections as texts for the health page. */
  abstract problems(): readonly string[];
}
