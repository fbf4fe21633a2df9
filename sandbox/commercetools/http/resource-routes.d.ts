import type { FastifyInstance } from 'fastify';
import { type Kind } from '../resources/kind.js';
import type { Work } from '../resources/work.js';
import type { Resource } from '../storage/family.js';
import { PageQuery, type Restriction } from '../storage/query.js';
import type { Identifier } from '../storage/repository.js';
import { type ListParameters } from './query-parameters.js';
import { type RouteContext } from './request-work.js';
export interface Page {
    readonly limit: number;
    readonly offset: number;
    readonly count: number;
    readonly total?: number;
    readonly results: readonly unknown[];
}
/** A page of a family for this caller; `present` shapes each row. */
export declare function page<T extends Resource>(work: Work, query: PageQuery<T>, parameters: ListParameters, present?: (body: T) => unknown): Promise<Page>;
export declare const notFound: ({ column, value }: Identifier) => Error;
/** Creates a resource in a transaction of its own. */
export declare const createResource: <T extends Resource>(kind: Kind<T>, draft: unknown, work: Work) => Promise<T>;
/** Locks, checks the version, applies the actions in order, saves: one transaction. */
export declare const updateResource: <T extends Resource>(kind: Kind<T>, identifier: Identifier, raw: unknown, work: Work) => Promise<T>;
export declare const deleteResource: <T extends Resource>(kind: Kind<T>, identifier: Identifier, version: number, work: Work) => Promise<T>;
/** The administration routes of one kind: create, query, and read, update, delete by id and by key. */
export declare function resourceRoutes<T extends Resource>(server: FastifyInstance, context: RouteContext, kind: Kind<T>, restrictions?: readonly Restriction[]): void;
