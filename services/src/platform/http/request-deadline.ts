import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER_SECONDS } from '../errors/failure.js';

/** Returns the abort reason of calls whose request has run out of time. */
const outOfTime = (): ShopError =>
  new ShopError('backend-unavailable', {
    message: 'This took too long and was cancelled. Nothing is lost; please try again in a few seconds.',
  });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The HTML document that the route answers with at the deadline, for visitors who cannot read an error of the API. */
    latePage?: string;
  }
}

/**
 * Answers a request with 503 if it has no answer by its deadline. Returns a signal that aborts at the deadline. Event streams
 * and downloads have begun their answer and continue. An unfinished upload is ended by the server's own timeout.
 */
export function startDeadline(request: FastifyRequest, reply: FastifyReply, milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    const reason = outOfTime();
    controller.abort(reason);
    const hasBegun = reply.sent || reply.raw.headersSent;
    if (!hasBegun && isReceived(request)) answerLate(request, reply, reason);
  }, milliseconds);
  reply.raw.once('close', () => clearTimeout(timer));
  return controller.signal;
}

function answerLate({ routeOptions }: FastifyRequest, reply: FastifyReply, reason: ShopError): void {
  const { latePage } = routeOptions.config;
  if (latePage === undefined) return void reply.send(reason);
  const headers = {
    'retry-after': RETRY_AFTER_SECONDS,
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  };
  reply.code(503).headers(headers).send(latePage);
}

/** Returns whether the whole body has arrived. Injected requests of tests have no `complete`: their bodies are there at once. */
const isReceived = ({ raw }: FastifyRequest): boolean => (raw as { readonly complete?: boolean }).complete !== false;
