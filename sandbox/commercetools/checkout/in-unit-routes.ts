import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { cartsKind, ordersKind } from './checkout-routes.js';
import { findCart } from '../carts/cart-operations.js';
import { replicateCart, replicaDraft } from './replicate-cart.js';
import { ownedRoutes } from '../http/owned-routes.js';
import { parseAs } from '../input/parse.js';
import { authorisedWork, type RouteContext } from '../http/request-work.js';
import { orderedCart } from '../orders/order-draft.js';
import { findOrder } from '../orders/order-operations.js';
import { resourceIdentifier } from '../input/draft-parts.js';
import { carts, customers } from '../families/families.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { shoppingListsKind } from '../shopping-lists/shopping-list-routes.js';
import { byId } from '../storage/repository.js';
import { inUnit, requireRight, type Rights } from '../associates/in-unit-kind.js';
import { UPDATE_CARTS, UPDATE_ORDERS, UPDATE_SHOPPING_LISTS, type Right } from '../associates/permissions.js';

const cartDraft = z.object({ customerId: z.string().optional() });
const listDraft = z.object({ customer: resourceIdentifier.optional() });
const orderDraft = z.object({ cart: resourceIdentifier.optional(), id: z.string().optional() });

const VIEW_CARTS: Right = ['ViewMyCarts', 'ViewOthersCarts'];
const CREATE_CARTS: Right = ['CreateMyCarts', 'CreateOthersCarts'];

const cartRights: Rights = {
  name: UPDATE_CARTS.name,
  view: VIEW_CARTS,
  create: CREATE_CARTS,
  newOwner: (work, draft) => Promise.resolve(parseAs(cartDraft, draft).customerId ?? work.audience.associateId),
  update: () => [UPDATE_CARTS.right],
  remove: ['DeleteMyCarts', 'DeleteOthersCarts'],
};
const orderRights: Rights = {
  name: UPDATE_ORDERS.name,
  view: ['ViewMyOrders', 'ViewOthersOrders'],
  create: ['CreateMyOrdersFromMyCarts', 'CreateOrdersFromOthersCarts'],
  newOwner: async (work, draft) => (await referenced(work, carts, orderedCart(parseAs(orderDraft, draft)))).customerId,
  update: () => [UPDATE_ORDERS.right],
  remove: UPDATE_ORDERS.right,
};
const listRights: Rights = {
  name: UPDATE_SHOPPING_LISTS.name,
  view: ['ViewMyShoppingLists', 'ViewOthersShoppingLists'],
  create: ['CreateMyShoppingLists', 'CreateOthersShoppingLists'],
  newOwner: async (work, draft) => {
    const { customer } = parseAs(listDraft, draft);
    return customer === undefined ? work.audience.associateId : (await referenced(work, customers, customer)).id;
  },
  update: () => [UPDATE_SHOPPING_LISTS.right],
  remove: ['DeleteMyShoppingLists', 'DeleteOthersShoppingLists'],
};

/** Throws unless the associate may see the original and make the copy. */
async function requireReplicates(work: Work, body: unknown): Promise<void> {
  const { typeId, id } = parseAs(replicaDraft, body).reference;
  const original = typeId === 'cart' ? await findCart(work, byId(id)) : await findOrder(work, byId(id));
  if (original === undefined) return;
  const owner = original.customerId;
  await requireRight(work, { owner, act: `view the ${typeId}` }, typeId === 'cart' ? VIEW_CARTS : orderRights.view);
  await requireRight(work, { owner, act: 'create a cart' }, CREATE_CARTS);
}

/** Carts, orders and shopping lists of a business unit, for its associates. */
export function inUnitRoutes(server: FastifyInstance, context: RouteContext): void {
  ownedRoutes(server, context, inUnit(cartsKind, cartRights));
  ownedRoutes(server, context, { ...inUnit(ordersKind, orderRights), unsupported: () => ['delete'] });
  ownedRoutes(server, context, inUnit(shoppingListsKind, listRights));
  const base = `/${context.backend.projectKey}/as-associate/:associateId/in-business-unit/key=:businessUnitKey`;
  server.post(`${base}/carts/replicate`, async (request, reply) => {
    const work = await authorisedWork(context, request, cartsKind.manage);
    await requireReplicates(work, request.body);
    return reply.code(201).send(await replicateCart(work, request.body));
  });
}
