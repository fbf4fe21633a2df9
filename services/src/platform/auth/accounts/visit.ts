import type { FastifyRequest } from 'fastify';
import { staffToken } from './staff-cookie.js';

const DEVICE_LENGTH = 300;

/** The origin of a request: network address and user agent. */
export interface Visit {
  readonly address: string;
  readonly device: string;
  /** Token of the browser's current session, which ends when a new one begins. */
  readonly earlierToken: string | undefined;
}

/** Returns where a request comes from. */
export function visitOf({ ip, headers }: FastifyRequest): Visit {
  const device = (headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH);
  return { address: ip, device, earlierToken: staffToken(headers) };
}

/** A visit with the browser's cookies, which show whether the browser was used for an account before. */
export interface SignInVisit extends Visit {
  readonly cookie: string | undefined;
}

/** Returns where a sign-in comes from. */
export function signInVisitOf(request: FastifyRequest): SignInVisit {
  return { ...visitOf(request), cookie: request.headers.cookie };
}
