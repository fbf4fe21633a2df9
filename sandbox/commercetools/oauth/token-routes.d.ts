import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../storage/database.js';
import type { TokensRepository } from './tokens.repository.js';
export interface TokenRouteContext {
    readonly db: Queryable;
    readonly tokens: TokensRepository;
    readonly projectKey: string;
}
/** `/oauth/…`: client credentials, anonymous sessions (general and in a store), refresh, introspection, revocation. */
export declare function tokenRoutes(server: FastifyInstance, context: TokenRouteContext): void;
