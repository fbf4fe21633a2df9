import type { FastifyInstance } from 'fastify';
import { customerGroupsKind } from './customers/customer-groups.kind.js';
import type { RouteContext } from './http/request-work.js';
import { resourceRoutes } from './http/resource-routes.js';
import { cartDiscountsKind } from './discounts/cart-discounts.kind.js';
import { channelsKind } from './settings/channels.kind.js';
import { discountCodesKind } from './discounts/discount-codes.kind.js';
import { matchingProductDiscountRoute } from './discounts/matching-product-discount.js';
import { productDiscountsKind } from './discounts/product-discounts.kind.js';
import { projectRoutes } from './settings/project-routes.js';
import { shippingMethodsKind } from './settings/shipping-methods.kind.js';
import { statesKind } from './settings/states.kind.js';
import { storesKind } from './settings/stores.kind.js';
import { taxCategoriesKind } from './settings/tax-categories.kind.js';
import { typesKind } from './settings/types.kind.js';
import { zonesKind } from './settings/zones.kind.js';

/** Adds the routes of the project's settings. */
export function settingsRoutes(server: FastifyInstance, context: RouteContext): void {
  projectRoutes(server, context);
  resourceRoutes(server, context, storesKind);
  resourceRoutes(server, context, channelsKind);
  resourceRoutes(server, context, customerGroupsKind);
  resourceRoutes(server, context, typesKind);
  resourceRoutes(server, context, statesKind);
  resourceRoutes(server, context, zonesKind);
  resourceRoutes(server, context, shippingMethodsKind);
  resourceRoutes(server, context, taxCategoriesKind);
  resourceRoutes(server, context, productDiscountsKind);
  matchingProductDiscountRoute(server, context);
  resourceRoutes(server, context, cartDiscountsKind);
  resourceRoutes(server, context, discountCodesKind);
}
