import type { Cart, Order, Payment } from '@commercetools/platform-sdk';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { resourceNotFound } from '../errors/platform-error.js';
import { EVERYWHERE, ownedRoutes, type OwnedKind } from '../http/owned-routes.js';
import { expanded } from '../work/expand.js';
import { wholePage } from '../http/resource-routes.js';
import { expandPaths, parseQuery, singleValue } from '../http/query-parameters.js';
import { authorisedWork, type RouteContext } from '../http/request-work.js';
import { createOrder } from '../orders/create-order.js';
import { importOrder } from '../orders/import-order.js';
import { deleteOrder, findOrder, updateOrder } from '../orders/order-operations.js';
import { createPayment, deletePayment, findPayment, updatePayment } from '../payments/payment-operations.js';
import { carts, orders, payments } from '../families/families.js';
import { activeCart, activeCartOf, createCart, deleteCart, findCart, updateCart } from '../carts/cart-operations.js';
import { replicateCart } from './replicate-cart.js';
import { methodsForCartId, methodsForPlace } from '../carts/shipping-choices.js';

export const cartsKind: OwnedKind<Cart> = {
  path: 'carts',
  family: carts,
  view: ['view_orders'],
  manage: ['manage_orders'],
  ownerScopes: ['manage_my_orders'],
  bases: EVERYWHERE,
  keyPaths: ['key=:key'],
  create: createCart,
  find: findCart,
  update: updateCart,
  remove: deleteCart,
};

export const ordersKind: OwnedKind<Order> = {
  path: 'orders',
  family: orders,
  view: ['view_orders'],
  manage: ['manage_orders'],
  ownerScopes: ['manage_my_orders'],
  bases: EVERYWHERE,
  // Shoppers cannot change an order.
  unsupported: (base) => (base === 'me' || base === 'me-in-store' ? ['update', 'delete'] : []),
  keyPaths: ['order-number=:orderNumber'],
  create: createOrder,
  find: findOrder,
  update: updateOrder,
  remove: deleteOrder,
};

const paymentsKind: OwnedKind<Payment> = {
  path: 'payments',
  family: payments,
  view: ['view_payments'],
  manage: ['manage_payments'],
  ownerScopes: ['manage_my_payments'],
  bases: ['general', 'me'],
  shownToOwner: [
    'id',
    'version',
    'customer',
    'anonymousId',
    'amountPlanned',
    'paymentMethodInfo',
    'transactions',
    'custom',
  ],
  keyPaths: ['key=:key'],
  create: createPayment,
  find: findPayment,
  update: updatePayment,
  remove: deletePayment,
};

function orderImportRoute(server: FastifyInstance, context: RouteContext): void {
  server.post(`/${context.backend.projectKey}/orders/import`, async (request, reply) => {
    const work = await authorisedWork(context, request, ordersKind.manage);
    return reply.code(201).send(await importOrder(work, request.body));
  });
}

const customerParams = z.object({ customerId: z.string() });

function replicationRoutes(server: FastifyInstance, context: RouteContext): void {
  const project = `/${context.backend.projectKey}`;
  for (const base of [`${project}/carts`, `${project}/in-store/key=:storeKey/carts`])
    server.post(`${base}/replicate`, async (request, reply) => {
      const work = await authorisedWork(context, request, cartsKind.manage);
      const cart = await replicateCart(work, request.body);
      return reply.code(201).send(await expanded(work, cart, expandPaths(request.query)));
    });
  for (const base of [`${project}/me/carts`, `${project}/in-store/key=:storeKey/me/carts`])
    server.post(`${base}/replicate`, async (request, reply) => {
      const work = await authorisedWork(context, request, cartsKind.ownerScopes);
      const cart = await replicateCart(work.forAudience({ ...work.audience, mine: true }), request.body);
      return reply.code(201).send(cart);
    });
}

function activeCartRoutes(server: FastifyInstance, context: RouteContext): void {
  const project = `/${context.backend.projectKey}`;
  for (const base of [`${project}/me`, `${project}/in-store/key=:storeKey/me`])
    server.get(`${base}/active-cart`, async (request) => {
      const work = await authorisedWork(context, request, ['manage_my_orders']);
      const cart = await activeCart(work.forAudience({ ...work.audience, mine: true }));
      if (cart === undefined) throw resourceNotFound('an active cart');
      return expanded(work, cart, expandPaths(request.query));
    });
  for (const base of [project, `${project}/in-store/key=:storeKey`])
    server.get(`${base}/carts/customer-id=:customerId`, async (request) => {
      const work = await authorisedWork(context, request, cartsKind.view);
      const { customerId } = customerParams.parse(request.params);
      const cart = await activeCartOf(work, { customerId });
      if (cart === undefined) throw resourceNotFound(`customer ID '${customerId}'`);
      return expanded(work, cart, expandPaths(request.query));
    });
}

function shippingChoiceRoutes(server: FastifyInstance, context: RouteContext): void {
  const project = `/${context.backend.projectKey}`;
  for (const base of [project, `${project}/in-store/key=:storeKey`])
    server.get(`${base}/shipping-methods/matching-cart`, async (request) => {
      const work = await authorisedWork(context, request, ['view_shipping_methods', 'view_orders']);
      const cartId = singleValue(parseQuery(request.query), 'cartId') ?? '';
      return wholePage(await methodsForCartId(work, cartId));
    });
  server.get(`${project}/shipping-methods/matching-location`, async (request) => {
    const work = await authorisedWork(context, request, ['view_shipping_methods', 'view_orders']);
    const query = parseQuery(request.query);
    const country = singleValue(query, 'country') ?? '';
    return wholePage(
      await methodsForPlace(work, {
        country,
        state: singleValue(query, 'state'),
        currency: singleValue(query, 'currency'),
      }),
    );
  });
}

/** Adds the routes of carts, orders, payments and matching shipping methods: in general, in stores and under `me`. */
export function checkoutRoutes(server: FastifyInstance, context: RouteContext): void {
  ownedRoutes(server, context, cartsKind);
  ownedRoutes(server, context, ordersKind);
  orderImportRoute(server, context);
  ownedRoutes(server, context, paymentsKind);
  activeCartRoutes(server, context);
  replicationRoutes(server, context);
  shippingChoiceRoutes(server, context);
}
