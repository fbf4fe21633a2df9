import type { ShoppingList } from '@commercetools/platform-sdk';
import type { FastifyInstance } from 'fastify';
import { EVERYWHERE, ownedRoutes, type OwnedKind } from '../http/owned-routes.js';
import type { RouteContext } from '../http/request-work.js';
import { shoppingLists } from '../families/families.js';
import {
  createShoppingList,
  deleteShoppingList,
  findShoppingList,
  updateShoppingList,
} from './shopping-list-operations.js';

export const shoppingListsKind: OwnedKind<ShoppingList> = {
  path: 'shopping-lists',
  family: shoppingLists,
  view: ['view_shopping_lists'],
  manage: ['manage_shopping_lists'],
  ownerScopes: ['manage_my_shopping_lists'],
  bases: EVERYWHERE,
  keyPaths: ['key=:key'],
  hasOwnerKeys: true,
  create: createShoppingList,
  find: findShoppingList,
  update: updateShoppingList,
  remove: deleteShoppingList,
};

/** Adds the routes of shopping lists: in general, in stores and under `me`. */
export const shoppingListRoutes = (server: FastifyInstance, context: RouteContext): void =>
  ownedRoutes(server, context, shoppingListsKind);
