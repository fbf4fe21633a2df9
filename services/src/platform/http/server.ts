import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../errors/failure.js';
import type { Env } from '../env/env.js';
import type { FastLane } from './fast-lane.js';
import { addFormBody } from './form-body.js';
import { addJsonBody, BODY_LIMIT } from './json-body.js';
import type { OpenConnections } from './open-connections.js';
import { malformedRequestLine, refuseRequestLine } from './request-line.js';
import { NO_PAGE_POLICY, securityHeaders } from './security-headers.js';
import { answerUnreadable } from './unreadable-request.js';

/** An upload must have arrived by then. Its processing has its own deadline. */
const REQUEST_TIMEOUT_MS = 12_000;
const TIMEOUT_CHECK_MS = 2000;
const KEEP_ALIVE_MS = 65_000;
/** The router refuses longer parameters; our own addresses are far shorter. */
const MAX_PARAM_LENGTH = 300;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The parts in front of Fastify's router. */
export interface FrontDoor {
  readonly fastLane: FastLane;
  readonly connections: OpenConnections;
}

/** Returns the headers of answers that are sent before any hook runs. */
const refusalHeaders = (env: Env): Readonly<Record<string, string>> => ({
  ...securityHeaders(env),
  'content-security-policy': NO_PAGE_POLICY,
});

function serverWithFastLane(env: Env, { fastLane, connections }: FrontDoor, handle: Handler): Server {
  const headers = refusalHeaders(env);
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    (request, response) => {
      connections.begin(request, response);
      const malformed = malformedRequestLine(request);
      if (malformed) refuseRequestLine(response, malformed, headers);
      else if (!fastLane.serve(request, response)) handle(request, response);
    },
  );
  connections.watch(server);
  return server;
}

/** Returns the handler for addresses that cannot be decoded, which the router refuses before any hook runs. */
function addressRefusal(env: Env) {
  const headers = refusalHeaders(env);
  return (error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = failureOf(error);
    void reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
  };
}

/** Creates Nest's adapter for Fastify, with the fast lane in front of the router and limits on requests. */
export function createHttpAdapter(env: Env, frontDoor: FrontDoor): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < env.trustProxyHops,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: addressRefusal(env),
    clientErrorHandler: answerUnreadable(refusalHeaders(env)),
    serverFactory: (handle: Handler) => serverWithFastLane(env, frontDoor, handle),
  });
  // A few routes accept larger bodies and declare it: `@RouteConfig({ bodyLimit })`.
  adapter.getInstance().addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { readonly bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
  // Only JSON, because another site's form could send the other types without a preflight (spec: state-changing requests).
  adapter.getInstance().removeContentTypeParser('text/plain');
  addJsonBody(adapter.getInstance());
  addFormBody(adapter.getInstance());
  // Adds `reply.sendFile` without a route: other code decides which file a host may show.
  void adapter.getInstance().register(fastifyStatic, { serve: false });
  return adapter;
}
