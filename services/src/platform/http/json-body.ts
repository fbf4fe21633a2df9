import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FastifyInstance } from 'fastify';
import { exceededBound, type JsonBounds } from './json-bounds.js';

/** The maximum body of a request without staff rights: much more than any form or cart of the shop needs. */
export const BODY_LIMIT = 256 * 1024;
const BOUNDS: JsonBounds = { depth: 32, values: 5_000 };
/** For signed-in staff on routes with a raised `bodyLimit`: enough for every edit of every store in all languages. */
const STAFF_BOUNDS: JsonBounds = { depth: 32, values: 200_000 };

/** Returns whether a route has a raised `bodyLimit`. Such a route reads a body only after it has identified the sender. */
export const takesLargeBody = ({ bodyLimit = 0 }: { readonly bodyLimit?: number | undefined }): boolean =>
  bodyLimit > BODY_LIMIT;

/** Makes the server check depth and number of values before it parses a JSON body. Answers an excess with `body-too-large`. */
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
