import type * as z from 'zod/mini';
import type { StaffRole } from '../staff/contract.js';

/** A route of the console's API, as server, client and OpenAPI see it. */
export interface AdminRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Who may ask; null for anybody who is not signed in. */
  readonly roles: readonly StaffRole[] | null;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly answer: z.ZodMiniType | null;
}

/** Every role. */
export const EVERYBODY = ['admin', 'operations', 'support'] as const;
/** What the summary of a guarded write says. */
export const IF_MATCH = 'Header `If-Match` carries the version that the editor saw; another one is refused with 409.';
