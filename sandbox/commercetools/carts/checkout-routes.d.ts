import type { FastifyInstance } from 'fastify';
import { type RouteContext } from '../http/request-work.js';
/** Carts, orders, payments and the choice of a shipping method, in general, in stores and under `me`. */
export declare function checkoutRoutes(server: FastifyInstance, context: RouteContext): void;
