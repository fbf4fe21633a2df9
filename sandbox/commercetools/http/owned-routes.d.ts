import type { FastifyInstance } from 'fastify';
import { type Audience } from '../resources/audience.js';
import type { Work } from '../resources/work.js';
import type { Family, Resource } from '../storage/family.js';
import type { Identifier } from '../storage/repository.js';
import { type RouteContext } from './request-work.js';
/** A resource that belongs to somebody: what can be done with it, for whichever audience asks. */
export interface OwnedKind<T extends Resource> {
    readonly path: 'carts' | 'orders' | 'payments';
    readonly family: Family<T>;
    readonly view: readonly string[];
    readonly manage: readonly string[];
    readonly mine: readonly string[];
    readonly inStore: boolean;
    /** Further names of one resource beside its id, such as `key=:key`; for service clients only. */
    readonly namedBy: readonly string[];
    readonly create: (work: Work, audience: Audience, draft: unknown) => Promise<T>;
    readonly find: (work: Work, audience: Audience, identifier: Identifier) => Promise<T | undefined>;
    readonly update: (work: Work, audience: Audience, identifier: Identifier, body: unknown) => Promise<T>;
    readonly remove: (work: Work, audience: Audience, identifier: Identifier, version: number) => Promise<T>;
}
/** The routes of a kind in general, of a shopper's own, and both in a store. */
export declare function ownedRoutes<T extends Resource>(server: FastifyInstance, context: RouteContext, kind: OwnedKind<T>): void;
