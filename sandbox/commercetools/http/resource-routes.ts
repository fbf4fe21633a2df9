import type { FastifyInstance } from 'fastify';
import { extendedTransaction } from '../extensions/extended-change.js';
import { applyActions, parseUpdate, type Kind } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import { presented, presentedAll, type Resource } from '../storage/family.js';
import { PageQuery } from '../storage/query.js';
import type { Identifier } from '../storage/repository.js';
import { expanded, expandedAll } from '../work/expand.js';
import { resourceNotFound } from '../errors/platform-error.js';
import { expandPaths, listParameters, versionParameter, type ListParameters } from './query-parameters.js';
import { authorisedWork, identifierOf, type RouteContext } from './request-work.js';

export interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly count: number;
  readonly total?: number;
  readonly results: readonly unknown[];
}

/** Returns all results on one page. */
export const wholePage = (results: readonly unknown[]): Page => ({
  limit: results.length,
  offset: 0,
  count: results.length,
  total: results.length,
  results,
});

/** Returns a page of a family. */
export async function page<T extends Resource>(
  work: Work,
  query: PageQuery<T>,
  { expand, withTotal }: ListParameters,
): Promise<Page> {
  const rows = await query.results(work.db);
  const total = withTotal ? await query.total(work.db, rows.length) : undefined;
  const shown = await presentedAll(query.family, rows, work.db);
  const results = await expandedAll(work, shown, expand);
  return { limit: query.request.limit, offset: query.request.offset, count: results.length, total, results };
}

export const notFound = ({ column, value }: Identifier): Error =>
  resourceNotFound(`${column === 'id' ? 'ID' : column.replace('_', ' ')} '${value}'`);

/** Creates, updates and deletes resources of one kind; each call is one transaction. */
class Administration<T extends Resource> {
  constructor(private readonly kind: Kind<T>) {}

  create(work: Work, draft: unknown): Promise<T> {
    const { family, actions } = this.kind;
    return extendedTransaction(work, { family, actions, action: 'Create' }, async (inner) => {
      const body = await inner.insert(this.kind.family, await this.kind.create(draft, inner));
      await this.kind.afterWrite?.(body, undefined, inner);
      return body;
    });
  }

  /** Locks, checks the version, applies the actions in order, saves. */
  update(work: Work, identifier: Identifier, raw: unknown): Promise<T> {
    const { kind } = this;
    const { family, actions } = kind;
    return extendedTransaction(work, { family, actions, action: 'Update' }, async (inner) => {
      const update = parseUpdate(raw);
      const before = await inner.rows(kind.family).lock(identifier, update.version);
      const saved = await inner.save(kind.family, before, await applyActions(kind, before, { update, work: inner }));
      await kind.afterWrite?.(saved, before, inner);
      return saved;
    });
  }

  delete(work: Work, identifier: Identifier, version: number): Promise<T> {
    return work.transaction(async (inner) => {
      const body = await inner.rows(this.kind.family).lock(identifier, version);
      await this.kind.beforeDelete?.(body, inner);
      await inner.remove(this.kind.family, body);
      await this.kind.afterDelete?.(body, inner);
      return body;
    });
  }
}

/** Adds the routes of one kind: create, query, and read, update and delete by id and by key. */
export function resourceRoutes<T extends Resource>(
  server: FastifyInstance,
  context: RouteContext,
  kind: Kind<T>,
): void {
  const base = `/${context.backend.projectKey}/${kind.path}`;
  const { family, view, manage } = kind;
  const resources = new Administration(kind);
  const shown = async (work: Work, body: T, query: unknown): Promise<unknown> =>
    expanded(work, await presented(family, body, work.db), expandPaths(query));
  server.get(base, async (request) => {
    const work = await authorisedWork(context, request, view);
    const parameters = listParameters(request.query);
    return page(work, new PageQuery(family, parameters), parameters);
  });
  server.post(base, async (request, reply) => {
    const work = await authorisedWork(context, request, manage);
    return reply.code(201).send(await shown(work, await resources.create(work, request.body), request.query));
  });
  for (const path of [`${base}/key=:key`, `${base}/:id`]) {
    server.get(path, async (request) => {
      const work = await authorisedWork(context, request, view);
      const identifier = identifierOf(request);
      const body = await work.rows(family).find(identifier);
      if (body === undefined) throw notFound(identifier);
      return shown(work, body, request.query);
    });
    server.post(path, async (request) => {
      const work = await authorisedWork(context, request, manage);
      return shown(work, await resources.update(work, identifierOf(request), request.body), request.query);
    });
    server.delete(path, async (request) => {
      const work = await authorisedWork(context, request, manage);
      const version = versionParameter(request.query);
      return shown(work, await resources.delete(work, identifierOf(request), version), request.query);
    });
  }
}
