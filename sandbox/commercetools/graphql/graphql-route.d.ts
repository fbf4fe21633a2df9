import type { FastifyInstance } from 'fastify';
import { type RouteContext } from '../http/request-work.js';
/** `POST /{projectKey}/graphql`. */
export declare function graphqlRoute(server: FastifyInstance, context: RouteContext): void;
