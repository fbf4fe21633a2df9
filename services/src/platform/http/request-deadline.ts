import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The reason with which calls out end when their request has no time left. */
const outOfTime = (): ShopError =>
  new ShopError('backend-unavailable', {
    message: 'This took too long and was given up. Nothing is lost; please try again in a few seconds.',
  });

/**
 * Answers a request with 503 if nothing else has by its deadline, and returns the signal that aborts then. Event streams and
 * downloads have begun their answer and go on; an upload that is still under way is ended by the server's own time-out.
 */
export function startDeadline(request: FastifyRequest, reply: FastifyReply, milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    const reason = outOfTime();
    controller.abort(reason);
    const isUnderWay = reply.sent || reply.raw.headersSent;
    if (!isUnderWay && isReceived(request)) reply.send(reason);
  }, milliseconds);
  reply.raw.once('close', () => clearTimeout(timer));
  return controller.signal;
}

/** Only a server's own requests know; those of tests come whole. */
const isReceived = ({ raw }: FastifyRequest): boolean => (raw as { readonly complete?: boolean }).complete !== false;
