import type { IncomingHttpHeaders } from 'node:http';
import type { Staff } from '@manifold/domain/staff/contract';
import type { FastifyReply } from 'fastify';
import { cookieValue } from '../../session/cookies.js';

const NAME = '__Host-adm';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';
const TWELVE_HOURS_S = 43_200;

/** Returns the Set-Cookie header of a staff session. The cookie expires no later than the session. */
export function staffCookie(token: string): string {
  return `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${TWELVE_HOURS_S}`;
}

/** The Set-Cookie header that deletes the session cookie. */
export const NO_STAFF_COOKIE = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;

/** Returns the session token of a request, or undefined. */
export function staffToken({ cookie }: IncomingHttpHeaders): string | undefined {
  return cookieValue(cookie, NAME) || undefined;
}

/** A member of staff who has just signed in, with the token of the new session. */
export interface SignedIn {
  readonly staff: Staff;
  readonly token: string;
  /** Set-Cookie header that marks the browser as known to this account. */
  readonly deviceCookie?: string;
}

/** Sets the session cookie on the reply. Returns who signed in, as the answer's body. */
export function setSessionCookie({ staff, token, deviceCookie }: SignedIn, reply: FastifyReply): Staff {
  const cookies = [staffCookie(token), ...(deviceCookie === undefined ? [] : [deviceCookie])];
  void reply.header('set-cookie', cookies).header('cache-control', 'no-store');
  return staff;
}
