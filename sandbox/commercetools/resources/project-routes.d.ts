import type { FastifyInstance } from 'fastify';
import { type RouteContext } from '../http/request-work.js';
import type { Backend } from './work.js';
/** A new project has nothing in it but its key; the seeder says what it sells in, where and in which languages. */
export declare function createProjectOnce({ database, projectKey }: Backend): Promise<void>;
/** `GET` and `POST /{projectKey}`: the settings of the one project that this server holds. */
export declare function projectRoutes(server: FastifyInstance, context: RouteContext): void;
