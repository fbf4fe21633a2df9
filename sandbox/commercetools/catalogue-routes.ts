import type { FastifyInstance } from 'fastify';
import { productProjectionRoutes } from './catalogue/projection-routes.js';
import { categoriesKind } from './catalogue/categories.kind.js';
import { imageRoutes } from './catalogue/image-routes.js';
import { inventoryKind } from './catalogue/inventory.kind.js';
import { productsKind } from './catalogue/products.kind.js';
import { standalonePricesKind } from './catalogue/standalone-prices.kind.js';
import type { RouteContext } from './http/request-work.js';
import { resourceRoutes } from './http/resource-routes.js';
import { productSearchRoute } from './product-search/search-products.js';
import { projectionSearchRoutes } from './projection-search/projection-search-routes.js';
import { suggestionRoutes } from './projection-search/suggestion-routes.js';
import { resourceSearchRoutes } from './resource-search/resource-search-routes.js';
import { productTypesKind } from './settings/product-types.kind.js';
import { assignmentRoutes } from './selections/assignment-routes.js';
import { productSelectionsKind } from './selections/product-selections.kind.js';

/** Adds the routes of products, categories, inventory, selections and their searches. */
export function catalogueRoutes(server: FastifyInstance, context: RouteContext): void {
  resourceRoutes(server, context, productTypesKind);
  resourceRoutes(server, context, categoriesKind);
  resourceRoutes(server, context, productsKind);
  resourceRoutes(server, context, inventoryKind);
  resourceRoutes(server, context, standalonePricesKind);
  resourceRoutes(server, context, productSelectionsKind);
  assignmentRoutes(server, context);
  imageRoutes(server, context);
  projectionSearchRoutes(server, context);
  suggestionRoutes(server, context);
  productProjectionRoutes(server, context);
  productSearchRoute(server, context);
  resourceSearchRoutes(server, context);
}
