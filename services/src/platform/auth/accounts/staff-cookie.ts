import type { IncomingHttpHeaders } from 'node:http';
import type { Staff } from '@manifold/domain/staff/contract';
import type { FastifyReply } from 'fastify';
import { cookieValue } from '../../session/cookies.js';

const NAME = '__Host-adm';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';
const TWELVE_HOURS_S = 43_200;

/** The cookie that carries a staff session; it goes at the latest when the session does. */
export function staffCookie(token: string): string {
  return `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${TWELVE_HOURS_S}`;
}

/** Takes the cookie away. */
export const NO_STAFF_COOKIE = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;

/** The staff token of a request, or undefined. */
export function staffToken({ cookie }: IncomingHttpHeaders): string | undefined {
  return cookieValue(cookie, NAME) || undefined;
}

/** Somebody who has just come in, with the token of the session that has begun. */
export interface SignedIn {
  readonly staff: Staff;
  readonly token: string;
  /** By which the browser is known from now on. */
  readonly deviceCookie?: string;
}

/** Gives the browser the session's cookie; the answer says who came in. */
export function carryToken({ staff, token, deviceCookie }: SignedIn, reply: FastifyReply): Staff {
  const cookies = [staffCookie(token), ...(deviceCookie === undefined ? [] : [deviceCookie])];
  void reply.header('set-cookie', cookies).header('cache-control', 'no-store');
  return staff;
}
