import type { CustomObject } from '@commercetools/platform-sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { concurrentModification } from '../errors/platform-error.js';
import { listParameters, parseQuery, singleValue } from '../http/query-parameters.js';
import { authorisedWork, type RouteContext } from '../http/request-work.js';
import { notFound, page } from '../http/resource-routes.js';
import { columnIs, PageQuery } from '../storage/query.js';
import { customObjects } from '../families/families.js';
import type { Work } from '../work/work.js';

const VIEW = ['view_key_value_documents'];
const MANAGE = ['manage_key_value_documents'];

const name = z.string().regex(/^[-_~.A-Za-z0-9]{1,256}$/, 'A name has 1 to 256 letters, digits, _, -, . or ~.');
/** The draft schema of custom objects. */
export const customObjectDraft = z.object({
  container: name,
  key: name,
  value: z.unknown(),
  version: z.int().optional(),
});
const place = z.object({ container: z.string(), key: z.string().default('') });

async function findIn(
  work: Work,
  { container, key: name }: z.output<typeof place>,
  lock = '',
): Promise<CustomObject | undefined> {
  const { rows } = await work.db.query<{ body: CustomObject }>(
    `SELECT body FROM custom_objects WHERE container = $1 AND key = $2 ${lock}`,
    [container, name],
  );
  return rows[0]?.body;
}

/** Creates the object, or replaces the value of the existing one. Throws 409 if a version is given and differs. */
const put = (work: Work, raw: unknown): Promise<{ object: CustomObject; isNew: boolean }> =>
  work.transaction(async (inner) => {
    const { version, ...input } = parseAs(customObjectDraft, raw);
    const before = await findIn(inner, input, 'FOR UPDATE');
    if (before === undefined) {
      const object = await inner.insert(customObjects, inner.newResource(input));
      return { object, isNew: true };
    }
    if (version !== undefined && version !== before.version)
      throw concurrentModification(before.id, version, before.version);
    return { object: await inner.save(customObjects, before, { ...before, value: input.value }), isNew: false };
  });

async function removed(work: Work, request: FastifyRequest): Promise<CustomObject> {
  const wanted = place.parse(request.params);
  const version = singleValue(parseQuery(request.query), 'version');
  return work.transaction(async (inner) => {
    const body = await findIn(inner, wanted, 'FOR UPDATE');
    if (body === undefined) throw notFound({ column: 'key', value: wanted.key });
    if (version !== undefined && Number(version) !== body.version)
      throw concurrentModification(body.id, Number(version), body.version);
    await inner.remove(customObjects, body);
    return body;
  });
}

/** Adds `/custom-objects`: documents by container and key. */
export function customObjectRoutes(server: FastifyInstance, context: RouteContext): void {
  const base = `/${context.backend.projectKey}/custom-objects`;
  server.post(base, async (request, reply) => {
    const { object, isNew } = await put(await authorisedWork(context, request, MANAGE), request.body);
    return reply.code(isNew ? 201 : 200).send(object);
  });
  server.get(base, async (request) => {
    const work = await authorisedWork(context, request, VIEW);
    const parameters = listParameters(request.query);
    return page(work, new PageQuery(customObjects, parameters), parameters);
  });
  server.get(`${base}/:container`, async (request) => {
    const work = await authorisedWork(context, request, VIEW);
    const parameters = listParameters(request.query);
    const inContainer = columnIs('container', place.parse(request.params).container);
    return page(work, new PageQuery(customObjects, { ...parameters, restrictions: [inContainer] }), parameters);
  });
  server.get(`${base}/:container/:key`, async (request) => {
    const work = await authorisedWork(context, request, VIEW);
    const wanted = place.parse(request.params);
    const found = await findIn(work, wanted);
    if (found === undefined) throw notFound({ column: 'key', value: wanted.key });
    return found;
  });
  server.delete(`${base}/:container/:key`, async (request) =>
    removed(await authorisedWork(context, request, MANAGE), request),
  );
}
