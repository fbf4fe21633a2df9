import type { FastifyRequest } from 'fastify';
import type { TokensRepository } from '../oauth/tokens.repository.js';
import { Work, type Backend } from '../resources/work.js';
import { type Identifier } from '../storage/repository.js';
/** What routes need beside the request itself. */
export interface RouteContext {
    readonly backend: Backend;
    readonly tokens: TokensRepository;
}
/** The work of a request whose token carries one of the scopes, for the project or for the store in the path. */
export declare function authorised(context: RouteContext, request: FastifyRequest, scopes: readonly string[]): Promise<Work>;
/** As `authorised`, for callers that check the scopes themselves (GraphQL: each field has its own). */
export declare const authenticated: (context: RouteContext, request: FastifyRequest) => Promise<Work>;
/** The resource that the path names by id, by key or by order number. */
export declare function identifierOf(request: FastifyRequest): Identifier;
