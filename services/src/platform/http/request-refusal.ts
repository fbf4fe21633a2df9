import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FastifyRequest } from 'fastify';
import { changesState, isSameHostSocket, isSameOrigin, opensSocket } from './origin-check.js';
import { requestHost } from './request-host.js';
import { decodedTarget, hasRefusedCharacter, hidesDotSegment, isApiPath, pathOf } from './request-target.js';

/** Health and the description of the API answer on every host name. */
const ANY_HOST = /^\/api\/(health|docs)(\/|$)/;
const ADMIN_API = /^\/api\/admin(\/|$)/;
/** Webhooks: other systems send them to any host and without the headers of browsers. They have signatures of their own. */
const WEBHOOK = /^\/api\/webhooks\/adyen$/;
/** Cancellations of a newsletter by mail programs (RFC 8058): without browser headers and cookies; the token is in the path. */
const ONE_CLICK = /^\/api\/newsletter\/unsubscribe\/:token$/;
/** Only answers that the middleware is unknown (spec core §8). */
const UNKNOWN_MIDDLEWARE = /^\/api\/:middleware(\/\*)?$/;

/** A request once its route is known; an upgrade to a WebSocket has one too. */
type GuardedRequest = Pick<FastifyRequest, 'url' | 'method' | 'headers'> & {
  readonly routeOptions: { readonly url?: string };
};

const badPath = (reason: string): ShopError => invalidField('path', reason);

/** The route of pages and files, which redirects other spellings of an address to the plain one. */
const PAGES = '/*';

/** Returns the refusal of another spelling: a proxy that filters by path must see the same path as the router. */
function spellingRefusal(url: string, route: string): ShopError | undefined {
  const path = pathOf(url);
  if (hasRefusedCharacter(path)) return badPath('characters');
  if (hidesDotSegment(path)) return badPath('encoding');
  const decoded = pathOf(decodedTarget(url));
  return decoded !== path && (route !== PAGES || isApiPath(decoded)) ? badPath('encoding') : undefined;
}

/** Returns whether the console's API is requested on a shop's host, or the shop's API on the console's host. */
function isOnWrongHost({ headers }: GuardedRequest, route: string, adminHost: string): boolean {
  if (!isApiPath(route) || ANY_HOST.test(route) || WEBHOOK.test(route)) return false;
  return ADMIN_API.test(route) !== (requestHost(headers) === adminHost);
}

/** Returns whether another site's page uses the visitor's cookies to change something or to open a WebSocket. */
function isCrossOrigin({ method, headers }: GuardedRequest, route: string): boolean {
  if (opensSocket(headers)) return !isSameHostSocket(headers);
  const isForOthers = [UNKNOWN_MIDDLEWARE, WEBHOOK, ONE_CLICK].some((exception) => exception.test(route));
  return changesState(method) && !isForOthers && !isSameOrigin(headers);
}

/**
 * Returns why a request may not reach its route, or undefined. Decides by the route that the router found, never by the text of
 * the address, and by the `Host` line, never by forwarded headers.
 */
export function requestRefusal(request: GuardedRequest, adminHost: string): ShopError | undefined {
  const route = request.routeOptions.url ?? '';
  const spelling = spellingRefusal(request.url, route);
  if (spelling) return spelling;
  if (route === '') return undefined; // the router answers 404
  if (isOnWrongHost(request, route, adminHost)) return new ShopError('not-found');
  return isCrossOrigin(request, route) ? new ShopError('forbidden-origin') : undefined;
}
