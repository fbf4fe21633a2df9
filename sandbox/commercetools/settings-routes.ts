import type { FastifyInstance } from 'fastify';
import { customerGroupsKind } from './customers/customer-groups.kind.js';
import type { RouteContext } from './http/request-work.js';
import { resourceRoutes } from './http/resource-routes.js';
import { cartDiscountsKind } from './resources/cart-discounts.kind.js';
import { channelsKind } from './resources/channels.kind.js';
import { discountCodesKind } from './resources/discount-codes.kind.js';
import { matchingProductDiscountRoute } from './resources/matching-product-discount.js';
import { productDiscountsKind } from './resources/product-discounts.kind.js';
import { projectRoutes } from './resources/project-routes.js';
import { shippingMethodsKind } from './resources/shipping-methods.kind.js';
import { statesKind } from './resources/states.kind.js';
import { storesKind } from './resources/stores.kind.js';
import { taxCategoriesKind } from './resources/tax-categories.kind.js';
import { typesKind } from './resources/types.kind.js';
import { zonesKind } from './resources/zones.kind.js';

/** What a shop is set up with. */
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
