import type { FastifyInstance, FastifyRequest } from 'fastify';
import { expandedAll } from '../work/expand.js';
import { listParameters } from '../http/query-parameters.js';
import { authorisedWork, identifierOf, type RouteContext } from '../http/request-work.js';
import { notFound, type Page } from '../http/resource-routes.js';
import { products, productSelections, selectionAssignments, stores } from '../families/families.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { columnIs, PageQuery, type Restriction } from '../storage/query.js';
import { activeSelections } from './assortment.js';
import { productSelectionsKind } from './product-selections.kind.js';
import type { AssignmentRow } from '../families/stored-selection.js';

type Field = 'product' | 'productSelection' | 'variantSelection' | 'variantExclusion' | 'createdAt';

interface Listing {
  readonly restriction: Restriction;
  /** The fields that the endpoint shows. */
  readonly fields: readonly Field[];
}

const shown = (row: AssignmentRow, fields: readonly Field[]): object =>
  Object.fromEntries(fields.flatMap((field) => (row[field] === undefined ? [] : [[field, row[field]]])));

async function assignments(work: Work, request: FastifyRequest, { restriction, fields }: Listing): Promise<Page> {
  const parameters = listParameters(request.query);
  const query = new PageQuery(selectionAssignments, { ...parameters, restrictions: [restriction] });
  const rows = await query.results(work.db);
  const total = parameters.withTotal ? await query.total(work.db, rows.length) : undefined;
  const results = await expandedAll(
    work,
    rows.map((row) => shown(row, fields)),
    parameters.expand,
  );
  return { limit: parameters.limit, offset: parameters.offset, count: results.length, total, results };
}

const among = (ids: readonly string[]): Restriction => ({
  sql: (parameters) => `selection_id = ANY(${parameters.bind([...ids])})`,
});

/** Adds the routes that list assignments: of a selection, of a product, and of a store. */
export function assignmentRoutes(server: FastifyInstance, context: RouteContext): void {
  const project = `/${context.backend.projectKey}`;
  const { view } = productSelectionsKind;
  const variants = ['variantSelection', 'variantExclusion'] as const;
  for (const name of ['key=:key', ':id']) {
    server.get(`${project}/product-selections/${name}/products`, async (request) => {
      const work = await authorisedWork(context, request, view);
      const identifier = identifierOf(request);
      const id = await work.rows(productSelections).idOf(identifier);
      if (id === undefined) throw notFound(identifier);
      return assignments(work, request, {
        restriction: columnIs('selection_id', id),
        fields: ['product', ...variants],
      });
    });
    server.get(`${project}/products/${name}/product-selections`, async (request) => {
      const work = await authorisedWork(context, request, view);
      const identifier = identifierOf(request);
      const id = await work.rows(products).idOf(identifier);
      if (id === undefined) throw notFound(identifier);
      const fields = ['productSelection', ...variants, 'createdAt'] as const;
      return assignments(work, request, { restriction: columnIs('product_id', id), fields });
    });
  }
  server.get(`${project}/in-store/key=:storeKey/product-selection-assignments`, async (request) => {
    const work = await authorisedWork(context, request, view);
    const store = await referenced(work, stores, { key: work.audience.storeKey });
    const fields = ['product', 'productSelection', ...variants] as const;
    return assignments(work, request, { restriction: among(activeSelections(store)), fields });
  });
}
