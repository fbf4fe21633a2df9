import type { FastifyInstance } from 'fastify';
import { type RouteContext } from '../http/request-work.js';
/** `/product-projections`: published products for shoppers, with price selection; by id and key also in a store. */
export declare function productProjectionRoutes(server: FastifyInstance, context: RouteContext): void;
