import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { authorisedWork, type RouteContext } from '../http/request-work.js';
import { Parameters } from '../predicates/to-sql.js';
import { businessUnits, customers, orders } from '../families/families.js';
import type { Work } from '../work/work.js';
import type { Family, Resource } from '../storage/family.js';
import { fieldName } from './field-path.js';
import { ResourceQuery } from './resource-query.js';

const MAX_LIMIT = 100;
const MAX_OFFSET = 10_000;
const MAX_SORTS = 10;

const sorting = fieldName.extend({
  order: z.enum(['asc', 'desc']).default('asc'),
  mode: z.enum(['min', 'max']).optional(),
});
const searchRequest = z.strictObject({
  query: z.unknown().optional(),
  sort: z.array(sorting).max(MAX_SORTS).default([]),
  limit: z.int().min(0).max(MAX_LIMIT).default(20),
  offset: z.int().min(0).max(MAX_OFFSET).default(0),
});

interface Found {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly rows: readonly { readonly id: string; readonly version: number }[];
}

/** Searches resources of a family; newest first by default. */
async function search<T extends Resource>(work: Work, family: Family<T>, raw: unknown): Promise<Found> {
  const { query, sort, limit, offset } = parseAs(searchRequest, raw ?? {});
  const parameters = new Parameters();
  const read = new ResourceQuery(family.shape, parameters);
  const where = query === undefined ? 'true' : read.condition(query);
  const counted = await work.db.query<{ total: number }>(
    `SELECT count(*) AS total FROM ${family.table} WHERE ${where}`,
    [...parameters.values],
  );
  const sorts = sort
    .filter(({ field }) => field !== 'score')
    .map((one) => {
      const direction = one.order === 'asc' ? 'ASC' : 'DESC';
      const mode = one.mode ?? (one.order === 'asc' ? 'min' : 'max');
      return `${read.sortValue(one, mode)} ${direction} NULLS LAST`;
    });
  const order = [...sorts, 'created_at DESC', 'id'].join(', ');
  const { rows } = await work.db.query<{ id: string; version: number }>(
    `SELECT id, version FROM ${family.table} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    parameters.values,
  );
  return { total: counted.rows[0]?.total ?? 0, limit, offset, rows };
}

/** The relevance of every result: nothing is ranked. */
const RELEVANCE = 1;

/** Adds `POST /orders/search`, `POST /customers/search` and `POST /business-units/search`; without indexing delay. */
export function resourceSearchRoutes(server: FastifyInstance, context: RouteContext): void {
  const project = `/${context.backend.projectKey}`;
  server.post(`${project}/orders/search`, async (request) => {
    const work = await authorisedWork(context, request, ['view_orders']);
    const { rows, ...page } = await search(work, orders, request.body);
    return { ...page, hits: rows.map(({ id, version }) => ({ id, version, relevance: RELEVANCE })) };
  });
  const listed = <T extends Resource>(path: string, scope: string, family: Family<T>): void => {
    server.post(`${project}/${path}/search`, async (request) => {
      const work = await authorisedWork(context, request, [scope]);
      const { rows, ...page } = await search(work, family, request.body);
      return { ...page, results: rows.map(({ id }) => ({ id, relevance: RELEVANCE })) };
    });
  };
  listed('customers', 'view_customers', customers);
  listed('business-units', 'view_business_units', businessUnits);
}
