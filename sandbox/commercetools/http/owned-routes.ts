import type { FastifyInstance, FastifyRequest } from 'fastify';
import { restrictionsFor, type Audience } from '../resources/audience.js';
import type { Work } from '../resources/work.js';
import type { Family, Resource } from '../storage/family.js';
import { PageQuery } from '../storage/query.js';
import type { Identifier } from '../storage/repository.js';
import { expanded } from './expand.js';
import { listOf, listParameters, queryOf, versionParameter } from './query-parameters.js';
import { authorised, identifierOf, type RouteContext } from './request-work.js';
import { notFound, page } from './resource-routes.js';

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

interface Place {
  readonly base: string;
  readonly mine: boolean;
  readonly inStore: boolean;
}

function placesOf(project: string, kind: Pick<OwnedKind<Resource>, 'path' | 'inStore'>): Place[] {
  const general = [
    { base: `${project}/${kind.path}`, mine: false, inStore: false },
    { base: `${project}/me/${kind.path}`, mine: true, inStore: false },
  ];
  if (!kind.inStore) return general;
  const store = `${project}/in-store/key=:storeKey`;
  return [
    ...general,
    { base: `${store}/${kind.path}`, mine: false, inStore: true },
    { base: `${store}/me/${kind.path}`, mine: true, inStore: true },
  ];
}

function placeRoutes<T extends Resource>(
  server: FastifyInstance,
  context: RouteContext,
  kind: OwnedKind<T>,
  { base, mine }: Place,
): void {
  const enter = async (
    request: FastifyRequest,
    scopes: readonly string[],
  ): Promise<{ work: Work; audience: Audience }> => {
    const work = await authorised(context, request, mine ? kind.mine : scopes);
    return { work, audience: { mine, storeKey: work.storeKey } };
  };
  server.get(base, async (request) => {
    const { work, audience } = await enter(request, kind.view);
    const parameters = listParameters(request.query);
    return page(work, new PageQuery(kind.family, parameters, restrictionsFor(audience, work)), parameters);
  });
  server.post(base, async (request, reply) => {
    const { work, audience } = await enter(request, kind.manage);
    return reply.code(201).send(await kind.create(work, audience, request.body));
  });
  for (const path of [...(mine ? [] : kind.namedBy.map((name) => `${base}/${name}`)), `${base}/:id`]) {
    server.get(path, async (request) => {
      const { work, audience } = await enter(request, kind.view);
      const identifier = identifierOf(request);
      const found = await kind.find(work, audience, identifier);
      if (found === undefined) throw notFound(identifier);
      return expanded(work, found, listOf(queryOf(request.query).expand));
    });
    // An order that is placed is out of the shopper's hands.
    if (mine && kind.path === 'orders') continue;
    server.post(path, async (request) => {
      const { work, audience } = await enter(request, kind.manage);
      return kind.update(work, audience, identifierOf(request), request.body);
    });
    server.delete(path, async (request) => {
      const { work, audience } = await enter(request, kind.manage);
      return kind.remove(work, audience, identifierOf(request), versionParameter(request.query));
    });
  }
}

/** The routes of a kind in general, of a shopper's own, and both in a store. */
export function ownedRoutes<T extends Resource>(
  server: FastifyInstance,
  context: RouteContext,
  kind: OwnedKind<T>,
): void {
  for (const place of placesOf(`/${context.backend.projectKey}`, kind)) placeRoutes(server, context, kind, place);
}
