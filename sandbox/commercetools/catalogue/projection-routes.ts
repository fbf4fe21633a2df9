import type { FastifyInstance, FastifyRequest } from 'fastify';
import { expanded, expandedAll } from '../work/expand.js';
import { asList, listParameters, parseQuery, singleValue } from '../http/query-parameters.js';
import { authorisedWork, identifierOf, type RouteContext } from '../http/request-work.js';
import { notFound } from '../http/resource-routes.js';
import { resource } from '../predicates/shape.js';
import type { Target } from '../predicates/to-sql.js';
import { products } from '../families/families.js';
import { productDataFields, productFields } from '../families/field-shapes.js';
import { productShortcut } from '../families/product-shortcut.js';
import type { Work } from '../work/work.js';
import { OWN_COLUMNS } from '../storage/family.js';
import { columnIs, PageQuery, type Restriction } from '../storage/query.js';
import { projectionView } from './projection-view.js';
import { projections, type ProjectionView } from './projection.js';

const VIEW = ['view_published_products'];

// A projection has the product data as its own fields; its predicates refer to the current data.
const OWN_FIELDS = new Set([
  'id',
  'key',
  'version',
  'createdAt',
  'lastModifiedAt',
  'productType',
  'taxCategory',
  'priceMode',
]);
const { masterData: _data, ...ownShapes } = productFields;
const target: Target = {
  shape: resource({ ...ownShapes, ...productDataFields }),
  base: (field) => (OWN_FIELDS.has(field) ? 'body' : "(body #> '{masterData,current}')"),
  shortcut: productShortcut([]),
  columns: OWN_COLUMNS,
};
const published: Restriction = { sql: () => 'published' };

function viewOf(request: FastifyRequest, work: Work): Promise<ProjectionView> {
  const query = parseQuery(request.query);
  return projectionView(work, {
    staged: singleValue(query, 'staged') === 'true',
    priceCurrency: singleValue(query, 'priceCurrency'),
    priceCountry: singleValue(query, 'priceCountry'),
    priceChannel: singleValue(query, 'priceChannel'),
    priceCustomerGroup: singleValue(query, 'priceCustomerGroup'),
    localeProjection: asList(query.localeProjection),
    storeProjection: singleValue(query, 'storeProjection'),
  });
}

const restrictionsOf = ({ staged, assortment = [] }: ProjectionView): Restriction[] => [
  ...(staged ? [] : [published]),
  ...assortment,
];

async function isSold({ db }: Work, id: string, assortment: readonly Restriction[]): Promise<boolean> {
  const page = { where: [], sort: [], limit: 1, offset: 0, restrictions: [columnIs('id', id), ...assortment] };
  return assortment.length === 0 || (await new PageQuery(products, page).heads(db)).length > 0;
}

async function list(context: RouteContext, request: FastifyRequest): Promise<object> {
  const work = await authorisedWork(context, request, VIEW);
  const view = await viewOf(request, work);
  const parameters = listParameters(request.query);
  const query = new PageQuery(products, { ...parameters, restrictions: restrictionsOf(view) }, target);
  const found = await projections(work, await query.results(work.db), view);
  const results = await expandedAll(work, found, parameters.expand);
  const total = parameters.withTotal ? await query.total(work.db, results.length) : undefined;
  return { limit: parameters.limit, offset: parameters.offset, count: results.length, total, results };
}

async function one(context: RouteContext, request: FastifyRequest): Promise<unknown> {
  const work = await authorisedWork(context, request, VIEW);
  const view = await viewOf(request, work);
  const identifier = identifierOf(request);
  const product = await work.rows(products).find(identifier);
  if (product === undefined || !(view.staged || product.masterData.published)) throw notFound(identifier);
  if (!(await isSold(work, product.id, view.assortment ?? []))) throw notFound(identifier);
  const [projection] = await projections(work, [product], view);
  return expanded(work, projection, asList(parseQuery(request.query).expand));
}

/** `/product-projections`: published products for shoppers, with price selection; by id and key also in a store. */
export function productProjectionRoutes(server: FastifyInstance, context: RouteContext): void {
  const project = `/${context.backend.projectKey}`;
  server.get(`${project}/product-projections`, (request) => list(context, request));
  for (const base of [`${project}/product-projections`, `${project}/in-store/key=:storeKey/product-projections`]) {
    server.get(`${base}/key=:key`, (request) => one(context, request));
    server.get(`${base}/:id`, (request) => one(context, request));
  }
}
