import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { expanded } from '../work/expand.js';
import { generalRoutes } from '../http/owned-routes.js';
import { parseAs } from '../input/parse.js';
import { expandPaths, parseQuery, singleValue } from '../http/query-parameters.js';
import { wholePage } from '../http/resource-routes.js';
import { authorisedWork, identifierOf, type RouteContext } from '../http/request-work.js';
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
  keyPaths: ['key=:key'],
  create: createOrderEdit,
  find: findOrderEdit,
  update: updateOrderEdit,
  remove: deleteOrderEdit,
};

/** Parses the destination of an edited order; country and state replace those of its address. */
function placeOf(raw: unknown): ShippingPlace {
  const query = parseQuery(raw);
  const parameters = { orderEditId: singleValue(query, 'orderEditId'), country: singleValue(query, 'country') };
  return { ...parseAs(required, parameters), state: singleValue(query, 'state') };
}
const required = z.object({ orderEditId: z.string(), country });

/** Adds the routes of order edits. Lists contain no previews. */
export function orderEditRoutes(server: FastifyInstance, context: RouteContext): void {
  generalRoutes(server, context, orderEditsKind);
  server.post(`/${context.backend.projectKey}/orders/edits/:id/apply`, async (request) => {
    const work = await authorisedWork(context, request, orderEditsKind.manage);
    const applied = await applyOrderEdit(work, identifierOf(request), request.body);
    return expanded(work, applied, expandPaths(request.query));
  });
  server.get(`/${context.backend.projectKey}/shipping-methods/matching-orderedit`, async (request) => {
    const work = await authorisedWork(context, request, ['view_shipping_methods', 'view_orders']);
    const methods = await methodsForOrderEdit(work, placeOf(request.query));
    return wholePage(methods);
  });
}
