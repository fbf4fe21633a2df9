import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PlatformError, routeNotFound } from '../errors/platform-error.js';

/** Resources that only the platform has. */
const RESOURCES: ReadonlySet<string> = new Set([
  'approval-flows',
  'approval-rules',
  'as-associate',
  'attribute-groups',
  'discount-groups',
  'payment-methods',
  'product-tailoring',
  'recurrence-policies',
  'recurring-orders',
  'in-business-unit',
]);

/** Endpoints that only the platform has, of resources that this server has too. */
const ENDPOINTS = [
  'orders/order-quote',
  'shipping-methods/matching-cart-location',
  'carts/:cart/merge',
  'customers/search/indexing-status',
  'business-units/search/indexing-status',
  'products/:id/product-tailoring',
  'products/:id/product-tailoring/images',
  'subscriptions/:id/health',
] as const;

/** Unsupported endpoints that exist only below a store. */
const IN_STORE_ENDPOINTS = ['cart-discounts', 'cart-discounts/*', 'customers/search', 'orders/search'];

const unsupportedRoute = (path: string): PlatformError =>
  new PlatformError(404, {
    code: 'ResourceNotFound',
    message: `The platform's endpoint '${path}' is not supported by this server.`,
  });

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** Returns the 404 for a path without a route. Its message distinguishes endpoints of the platform from unknown paths. */
export function unknownRoute(request: FastifyRequest, projectKey: string): PlatformError {
  const path = pathOf(request);
  const [, project, ...rest] = path.split('/');
  const inStore = rest[0] === 'in-store' ? rest.slice(2) : rest;
  const [resource = ''] = inStore[0] === 'me' ? inStore.slice(1) : inStore;
  return project === projectKey && RESOURCES.has(resource) ? unsupportedRoute(path) : routeNotFound(request.url);
}

/** Answers 404 for endpoints of the platform that a route such as `/orders/:id` would otherwise take for an id. */
export function unsupportedRoutes(server: FastifyInstance, projectKey: string): void {
  const general = `/${projectKey}`;
  const inStore = `${general}/in-store/key=:storeKey`;
  const paths = [
    ...ENDPOINTS.flatMap((endpoint) => [`${general}/${endpoint}`, `${inStore}/${endpoint}`]),
    ...IN_STORE_ENDPOINTS.map((endpoint) => `${inStore}/${endpoint}`),
  ];
  for (const path of paths) {
    // Answers before the body is read: an image is not JSON.
    const onRequest = (request: FastifyRequest, _reply: unknown, done: (error: Error) => void): void =>
      done(unsupportedRoute(pathOf(request)));
    server.all(path, { onRequest }, () => undefined);
  }
}
