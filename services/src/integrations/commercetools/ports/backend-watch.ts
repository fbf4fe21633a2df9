import type { BackendErrors } from '@manifold/domain/backend-errors/contract';
import type { CommerceBackend } from '@manifold/domain/systems/commerce-backend';

/** Whether the backend is there, and how the ways to it are. */
export type BackendCondition = Pick<CommerceBackend, 'state' | 'since' | 'ways'>;

/** How it goes with the commerce backend, as this process has seen it since it started. */
export abstract class BackendWatch {
  /** The last failure of each operation, the newest first, and on whose behalf nothing is sent at the moment. */
  abstract errors(): BackendErrors;
  abstract condition(): BackendCondition;
  /** What is wrong with the routes to the backend, in words for the health page; empty when nothing is. */
  abstract troubles(): readonly string[];
}
