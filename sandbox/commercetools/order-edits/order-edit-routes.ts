import type { FastifyInstance } from 'fastify';
import { expanded } from '../http/expand.js';
import { generalRoutes } from '../http/owned-routes.js';
import { expandPaths } from '../http/query-parameters.js';
import { authorised, identifierOf, type RouteContext } from '../http/request-work.js';
import { orderEdits } from '../resources/families.js';
import {
  applyOrderEdit,
  createOrderEdit,
  deleteOrderEdit,
  findOrderEdit,
  updateOrderEdit,
} from './order-edit-operations.js';

const orderEditsKind = {
  path: 'orders/edits',
  family: orderEdits,
  view: ['view_order_edits'],
  manage: ['manage_order_edits'],
  namedBy: ['key=:key'],
  create: createOrderEdit,
  find: findOrderEdit,
  update: updateOrderEdit,
  remove: deleteOrderEdit,
};

/** Edits of orders, and how one is applied. A list shows no previews. */
export function orderEditRoutes(server: FastifyInstance, context: RouteContext): void {
  generalRoutes(server, context, orderEditsKind);
  server.post(`/${context.backend.projectKey}/orders/edits/:id/apply`, async (request) => {
    const work = await authorised(context, request, orderEditsKind.manage);
    const applied = await applyOrderEdit(work, identifierOf(request), request.body);
    return expanded(work, applied, expandPaths(request.query));
  });
}
