import { randomUUID } from 'node:crypto';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Env } from '../env/env.js';
import { withRequestScope } from '../logging/request-scope.js';
import { changesState } from './origin-check.js';
import { startDeadline } from './request-deadline.js';
import { requestRefusal } from './request-refusal.js';
import { NO_PAGE_POLICY, securityHeaders } from './security-headers.js';
import { unstorableText, type UnstorableText } from './unstorable-text.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

function requestId(request: FastifyRequest): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's own error for text that cannot be stored: `@RouteConfig({ refuseUnstorable })`. */
    refuseUnstorable?: (found: UnstorableText, request: FastifyRequest) => ShopError;
  }
}

const refuseField = (found: UnstorableText): ShopError => new ShopError('invalid-input', { fields: [found] });

/** Adds the hooks that run for every request: deadline, request id, security headers, refusals and the access log. */
export function addRequestHooks(server: FastifyInstance, env: Env, logger: Logger): void {
  const headers = { ...securityHeaders(env), 'content-security-policy': NO_PAGE_POLICY };
  server.addHook('onRequest', (request, reply, done) => {
    const signal = startDeadline(request, reply, env.deadlines.request);
    const scope = { requestId: requestId(request), address: request.ip, signal };
    reply.headers({ ...headers, 'x-request-id': scope.requestId });
    withRequestScope(scope, done);
  });
  server.addHook('onRequest', (request, _reply, done) => {
    done(requestRefusal(request, env.adminHost));
  });
  server.addHook('preValidation', (request, _reply, done) => {
    const found = unstorableText(request.body);
    const { refuseUnstorable = refuseField } = request.routeOptions.config;
    done(found && refuseUnstorable(found, request));
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
