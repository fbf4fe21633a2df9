import type * as z from 'zod/mini';
import type { StaffRole } from '../staff/contract.js';

/** A route of the console API, shared by server, client and OpenAPI. */
export interface AdminRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Roles that may call it; null if no session is needed. */
  readonly roles: readonly StaffRole[] | null;
  /** Whether it is for staff of the order desk only, of any role. */
  readonly isForOrderDesk?: true;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly answer: z.ZodMiniType | null;
}

/** All roles. */
export const ALL_ROLES = ['admin', 'operations', 'support'] as const;
/** Note on the `id` in the body of requests that create a draft. */
export const NEW_DRAFT_ID =
  'A repeat with the same `id` returns the draft of the first request; the id of any other change set is refused with 409.';
/** Note on `If-Match` in the summary of guarded writes. */
export const IF_MATCH = 'Header `If-Match` carries the version that the editor saw; another one is refused with 409.';
