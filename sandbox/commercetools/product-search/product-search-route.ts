import type { FastifyInstance } from 'fastify';
import { authorised, type RouteContext } from '../http/request-work.js';
import { searchProducts } from './search-products.js';
import { productSearch } from './search-request.js';

/** `POST /{projectKey}/products/search`: the platform's Product Search over what is published. */
export function productSearchRoute(server: FastifyInstance, context: RouteContext): void {
  server.post(`/${context.backend.projectKey}/products/search`, async (request) => {
    const work = await authorised(context, request, ['view_published_products']);
    return searchProducts(work, productSearch(request.body ?? {}));
  });
}
