import type { FastifyInstance } from 'fastify';
import { type RouteContext } from '../http/request-work.js';
/** `/custom-objects`: free documents by container and key. */
export declare function customObjectRoutes(server: FastifyInstance, context: RouteContext): void;
