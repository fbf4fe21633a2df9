import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visibleRows } from '../work/audience.js';
import type { Work } from '../work/work.js';
import { presented, type Family, type Resource } from '../storage/family.js';
import { PageQuery, type Restriction } from '../storage/query.js';
import type { Identifier } from '../storage/repository.js';
import { expanded } from '../work/expand.js';
import { expandPaths, listParameters, versionParameter } from './query-parameters.js';
import { authorisedWork, identifierOf, type RouteContext } from './request-work.js';
import { notFound, page } from './resource-routes.js';

/** The base paths of a kind: for service clients, for its owner, in a store, or for an associate of a business unit. */
const BASES = {
  general: '',
  me: '/me',
  'in-store': '/in-store/key=:storeKey',
  'me-in-store': '/in-store/key=:storeKey/me',
  'as-associate': '/as-associate/:associateId',
  'in-unit': '/as-associate/:associateId/in-business-unit/key=:businessUnitKey',
} as const;
export type RouteBase = keyof typeof BASES;
export const EVERYWHERE: readonly RouteBase[] = ['general', 'me', 'in-store', 'me-in-store'];
type Change = 'create' | 'update' | 'delete';

/** The operations of a resource and the scopes that they need. */
interface ServedKind<T extends Resource> {
  readonly path: string;
  readonly family: Family<T>;
  readonly view: readonly string[];
  readonly manage: readonly string[];
  /** Path segments that identify a resource by something other than its id, such as `key=:key`; for service clients only. */
  readonly keyPaths: readonly string[];
  readonly create: (work: Work, draft: unknown) => Promise<T>;
  readonly find: (work: Work, identifier: Identifier) => Promise<T | undefined>;
  readonly update: (work: Work, identifier: Identifier, body: unknown) => Promise<T>;
  readonly remove: (work: Work, identifier: Identifier, version: number) => Promise<T>;
}

/** A resource that belongs to a shopper, and its operations for each audience. */
export interface OwnedKind<T extends Resource> extends ServedKind<T> {
  /** The scopes that its owner needs; one of them is enough. */
  readonly ownerScopes: readonly string[];
  readonly bases: readonly RouteBase[];
  /** The operations that the platform does not offer below a base path. */
  readonly unsupported?: (base: RouteBase) => readonly Change[];
  /** The only fields that its owner sees, if the platform shows shoppers less than service clients. */
  readonly shownToOwner?: readonly string[];
  /** True if its owner may use `keyPaths` too. */
  readonly hasOwnerKeys?: true;
  /** The restrictions of a list for this caller; by default those of `visibleRows`. */
  readonly restrictions?: (work: Work) => Promise<readonly Restriction[]>;
}

/** Adds the routes of one kind below one base path. */
class BaseRoutes<T extends Resource> {
  constructor(
    private readonly context: RouteContext,
    private readonly kind: OwnedKind<T>,
    private readonly base: RouteBase,
  ) {}

  private get isOwner(): boolean {
    return this.base === 'me' || this.base === 'me-in-store';
  }

  private supports(change: Change): boolean {
    return this.kind.unsupported?.(this.base).includes(change) !== true;
  }

  add(server: FastifyInstance): void {
    const { kind, isOwner } = this;
    const path = `/${this.context.backend.projectKey}${BASES[this.base]}/${kind.path}`;
    server.get(path, async (request) => {
      const work = await this.authorise(request, kind.view);
      const parameters = listParameters(request.query);
      const restrictions = (await kind.restrictions?.(work)) ?? visibleRows(work);
      const query = new PageQuery(kind.family, { ...parameters, restrictions });
      const found = await page(work, query, parameters);
      return { ...found, results: found.results.map((one) => this.shown(one)) };
    });
    if (this.supports('create'))
      server.post(path, async (request, reply) => {
        const work = await this.authorise(request, kind.manage);
        return reply.code(201).send(await this.answer(work, await kind.create(work, request.body), request));
      });
    const names = [...(isOwner && kind.hasOwnerKeys !== true ? [] : kind.keyPaths), ':id'];
    for (const name of names) this.addOne(server, `${path}/${name}`);
  }

  private addOne(server: FastifyInstance, path: string): void {
    const { kind } = this;
    server.get(path, async (request) => {
      const work = await this.authorise(request, kind.view);
      const identifier = identifierOf(request);
      const found = await kind.find(work, identifier);
      if (found === undefined) throw notFound(identifier);
      return this.answer(work, found, request);
    });
    if (this.supports('update'))
      server.post(path, async (request) => {
        const work = await this.authorise(request, kind.manage);
        return this.answer(work, await kind.update(work, identifierOf(request), request.body), request);
      });
    if (this.supports('delete'))
      server.delete(path, async (request) => {
        const work = await this.authorise(request, kind.manage);
        const version = versionParameter(request.query);
        return this.answer(work, await kind.remove(work, identifierOf(request), version), request);
      });
  }

  private async answer(work: Work, body: T, request: FastifyRequest): Promise<unknown> {
    const current = await presented(this.kind.family, body, work.db);
    return this.shown(await expanded(work, current, expandPaths(request.query)));
  }

  private shown(body: unknown): unknown {
    const { shownToOwner } = this.kind;
    if (!this.isOwner || shownToOwner === undefined || typeof body !== 'object' || body === null) return body;
    return Object.fromEntries(Object.entries(body).filter(([field]) => shownToOwner.includes(field)));
  }

  private async authorise(request: FastifyRequest, scopes: readonly string[]): Promise<Work> {
    const { isOwner } = this;
    const work = await authorisedWork(this.context, request, isOwner ? this.kind.ownerScopes : scopes);
    return work.forAudience({ ...work.audience, mine: isOwner });
  }
}

/** Adds the routes of a kind below each of its base paths. */
export function ownedRoutes<T extends Resource>(
  server: FastifyInstance,
  context: RouteContext,
  kind: OwnedKind<T>,
): void {
  for (const base of kind.bases) new BaseRoutes(context, kind, base).add(server);
}

/** Adds the routes of a kind that belongs to no shopper and no store. */
export function generalRoutes<T extends Resource>(
  server: FastifyInstance,
  context: RouteContext,
  kind: ServedKind<T>,
): void {
  ownedRoutes(server, context, { ...kind, ownerScopes: [], bases: ['general'] });
}
