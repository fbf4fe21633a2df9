import { randomUUID } from 'node:crypto';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Env } from '../env/env.js';
import { withRequestScope } from '../logging/request-scope.js';
import { MIDDLEWARES } from './middlewares.js';
import { changesState, isSameOrigin } from './origin-check.js';
import { startDeadline } from './request-deadline.js';
import { requestHost } from './request-host.js';
import { NO_PAGE_POLICY, securityHeaders } from './security-headers.js';
import { unstorableText } from './unstorable-text.js';

const ANY_HOST = /^\/api\/(health|docs)(\/|$|\?)/;
const ADMIN_API = /^\/api\/admin(\/|$|\?)/;
const API = /^\/api\/([^/?]*)/;
const REQUEST_ID = /^[\w-]{8,64}$/;

function requestId(request: FastifyRequest): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** The console's API answers on the console's host alone, and the shop's never there. */
function refuseWrongHost({ url, headers }: FastifyRequest, adminHost: string): void {
  if (!url.startsWith('/api/') || ANY_HOST.test(url)) return;
  if (ADMIN_API.test(url) !== (requestHost(headers) === adminHost)) throw new ShopError('not-found');
}

/** Another site's page must not act with the visitor's cookies. */
function refuseForeignOrigin({ method, url, headers }: FastifyRequest): void {
  const middleware = API.exec(url)?.[1];
  if (middleware === undefined || !MIDDLEWARES.has(middleware) || !changesState(method)) return;
  if (!isSameOrigin(headers)) throw new ShopError('forbidden-origin');
}

/** What happens to every request before it reaches a route. */
export function addRequestHooks(server: FastifyInstance, env: Env, logger: Logger): void {
  const headers = securityHeaders(env);
  server.addHook('onRequest', (request, reply, done) => {
    const signal = startDeadline(request, reply, env.deadlines.request);
    const scope = { requestId: requestId(request), address: request.ip, signal };
    reply.headers({ ...headers, 'x-request-id': scope.requestId });
    if (request.url.startsWith('/api/')) reply.header('content-security-policy', NO_PAGE_POLICY);
    withRequestScope(scope, done);
  });
  server.addHook('onRequest', (request, _reply, done) => {
    try {
      refuseWrongHost(request, env.adminHost);
      refuseForeignOrigin(request);
      done();
    } catch (refusal) {
      done(refusal as Error);
    }
  });
  server.addHook('preValidation', (request, _reply, done) => {
    const field = unstorableText(request.body);
    done(field && new ShopError('invalid-input', { fields: [field] }));
  });
  server.addHook('onResponse', (request, reply, done) => {
    const facts = { method: request.method, route: request.routeOptions.url, status: reply.statusCode };
    logger[changesState(request.method) ? 'info' : 'debug'](
      { ...facts, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
}
