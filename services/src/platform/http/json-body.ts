import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FastifyInstance } from 'fastify';
import { exceededBound, type JsonBounds } from './json-bounds.js';

/** What anybody may send: many times what any form or cart of the shop holds. */
export const BODY_LIMIT = 256 * 1024;
const BOUNDS: JsonBounds = { depth: 32, values: 5_000 };
/** What signed-in staff may send to a route with a raised `bodyLimit`: every edit of every store, in all languages. */
const STAFF_BOUNDS: JsonBounds = { depth: 32, values: 200_000 };

/** Whether a route takes more than anybody may send. Such a route reads a body only after it knows the sender. */
export const takesLargeBody = ({ bodyLimit = 0 }: { readonly bodyLimit?: number | undefined }): boolean =>
  bodyLimit > BODY_LIMIT;

/** Parses JSON bodies after a look at their depth and number of values. Refuses what exceeds a bound with `body-too-large`. */
export function addJsonBody(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bounds = takesLargeBody(request.routeOptions) ? STAFF_BOUNDS : BOUNDS;
    const exceeded = exceededBound(body, bounds);
    if (exceeded) done(new ShopError('body-too-large', { details: { [exceeded]: bounds[exceeded] } }));
    else void parse(request, body.toString(), done);
  });
}
