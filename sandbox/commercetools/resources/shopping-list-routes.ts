import type { FastifyInstance } from 'fastify';
import { listParameters } from '../http/query-parameters.js';
import { authorised, type RouteContext } from '../http/request-work.js';

/** `GET /shopping-lists`: this server has none, and says so to tools that look for a customer's. */
export function shoppingListRoutes(server: FastifyInstance, context: RouteContext): void {
  const project = `/${context.backend.projectKey}`;
  for (const base of [project, `${project}/in-store/key=:storeKey`])
    for (const [path, scope] of [
      [`${base}/shopping-lists`, 'view_shopping_lists'],
      [`${base}/me/shopping-lists`, 'manage_my_shopping_lists'],
    ] as const)
      server.get(path, async (request) => {
        await authorised(context, request, [scope]);
        const { limit, offset, withTotal } = listParameters(request.query);
        return { limit, offset, count: 0, ...(withTotal && { total: 0 }), results: [] };
      });
}
