import type { FastifyRequest } from 'fastify';
import { staffToken } from './staff-cookie.js';

const DEVICE_LENGTH = 300;

/** From where somebody comes: network address, and what the browser says of itself. */
export interface Visit {
  readonly address: string;
  readonly device: string;
  /** The token of the session that the browser has already; it ends if another one begins. */
  readonly earlierToken: string | undefined;
}

/** From where a request comes. */
export function visitOf({ ip, headers }: FastifyRequest): Visit {
  const device = (headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH);
  return { address: ip, device, earlierToken: staffToken(headers) };
}

/** A visit to the sign-in page, with the browser's cookies. */
export interface SignInVisit extends Visit {
  readonly cookie: string | undefined;
}

/** From where somebody signs in. */
export function signInVisitOf(request: FastifyRequest): SignInVisit {
  return { ...visitOf(request), cookie: request.headers.cookie };
}
