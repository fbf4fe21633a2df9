import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { expanded } from '../work/expand.js';
import { generalRoutes } from '../http/owned-routes.js';
import { parseAs } from '../input/parse.js';
import { expandPaths, queryOf, single } from '../http/query-parameters.js';
import { wholePage } from '../http/resource-routes.js';
import { authorised, identifierOf, type RouteContext } from '../http/request-work.js';
import { country } from '../input/draft-parts.js';
import { orderEdits } from '../families/families.js';
import {
  applyOrderEdit,
  createOrderEdit,
  deleteOrderEdit,
  findOrderEdit,
  updateOrderEdit,
} from './order-edit-operations.js';
import { methodsForOrderEdit, type ShippingPlace } from './order-edit-shipping.js';

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

/** The place that an edited order shall be shipped to; country and state replace those of its address. */
function placeOf(raw: unknown): ShippingPlace {
  const query = queryOf(raw);
  const parameters = { orderEditId: single(query, 'orderEditId'), country: single(query, 'country') };
  return { ...parseAs(required, parameters), state: single(query, 'state') };
}
const required = z.object({ orderEditId: z.string(), country });

/** Edits of orders, and how one is applied. A list shows no previews. */
export function orderEditRoutes(server: FastifyInstance, context: RouteContext): void {
  generalRoutes(server, context, orderEditsKind);
  server.post(`/${context.backend.projectKey}/orders/edits/:id/apply`, async (request) => {
    const work = await authorised(context, request, orderEditsKind.manage);
    const applied = await applyOrderEdit(work, identifierOf(request), request.body);
    return expanded(work, applied, expandPaths(request.query));
  });
  server.get(`/${context.backend.projectKey}/shipping-methods/matching-orderedit`, async (request) => {
    const work = await authorised(context, request, ['view_shipping_methods', 'view_orders']);
    const methods = await methodsForOrderEdit(work, placeOf(request.query));
    return wholePage(methods);
  });
}
