import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../errors/failure.js';
import type { Env } from '../env/env.js';
import type { FastLane } from './fast-lane.js';
import { addJsonBody, BODY_LIMIT } from './json-body.js';
import type { OpenConnections } from './open-connections.js';
import { malformedRequestLine, refuseRequestLine } from './request-line.js';
import { NO_PAGE_POLICY, securityHeaders } from './security-headers.js';
import { answerUnreadable } from './unreadable-request.js';

/** An upload has to be here by then; what is done with it has a deadline of its own. */
const REQUEST_TIMEOUT_MS = 12_000;
const TIMEOUT_CHECK_MS = 2000;
const KEEP_ALIVE_MS = 65_000;
/** Longer ones are refused by the router; no address of ours comes near. */
const MAX_PARAM_LENGTH = 300;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What stands in front of Fastify's router. */
export interface FrontDoor {
  readonly fastLane: FastLane;
  readonly connections: OpenConnections;
}

/** The headers of an answer that is given before any hook runs. */
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

/** Answers an address that cannot be decoded, which the router refuses before any hook. */
function addressRefusal(env: Env) {
  const headers = refusalHeaders(env);
  return (error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = failureOf(error);
    void reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
  };
}

/** Nest on Fastify, with the fast lane in front of Fastify's router and limits on what a request may cost. */
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
  // Few routes take more than the rest; each says so where it stands: `@RouteConfig({ bodyLimit })`.
  adapter.getInstance().addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { readonly bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
  // We take JSON only: a form of another site could send the other types without asking (spec: state-changing requests).
  adapter.getInstance().removeContentTypeParser('text/plain');
  addJsonBody(adapter.getInstance());
  // Adds `reply.sendFile` and no route: which file a host may show is decided elsewhere.
  void adapter.getInstance().register(fastifyStatic, { serve: false });
  return adapter;
}
