import { applyActions, parseUpdate } from '../resources/kind.js';
import { PageQuery } from '../storage/query.js';
import { expanded } from './expand.js';
import { resourceNotFound } from './platform-error.js';
import { listOf, listParameters, queryOf, versionParameter } from './query-parameters.js';
import { authorised, identifierOf } from './request-work.js';
/** A page of a family for this caller; `present` shapes each row. */
export async function page(work, query, parameters, present = (body) => body) {
    const rows = await query.results(work.db);
    const total = parameters.withTotal ? await query.total(work.db) : undefined;
    const results = await Promise.all(rows.map((body) => expanded(work, present(body), parameters.expand)));
    return { limit: parameters.limit, offset: parameters.offset, count: results.length, total, results };
}
export const notFound = ({ column, value }) => resourceNotFound(`${column === 'id' ? 'ID' : column} '${value}'`);
/** Creates a resource in a transaction of its own. */
export const createResource = (kind, draft, work) => work.transaction(async (inner) => {
    const body = await inner.insert(kind.family, await kind.create(draft, inner));
    await kind.afterWrite?.(body, undefined, inner);
    return body;
});
/** Locks, checks the version, applies the actions in order, saves: one transaction. */
export const updateResource = (kind, identifier, raw, work) => work.transaction(async (inner) => {
    const update = parseUpdate(raw);
    const before = await inner.rows(kind.family).lock(identifier, update.version);
    const after = await applyActions(kind.actions, before, update, inner);
    const saved = await inner.save(kind.family, before, after);
    await kind.afterWrite?.(saved, before, inner);
    return saved;
});
export const deleteResource = (kind, identifier, version, work) => work.transaction(async (inner) => {
    const body = await inner.rows(kind.family).lock(identifier, version);
    kind.beforeDelete?.(body);
    await inner.remove(kind.family, body);
    return body;
});
/** The administration routes of one kind: create, query, and read, update, delete by id and by key. */
export function resourceRoutes(server, context, kind, restrictions = []) {
    const base = `/${context.backend.projectKey}/${kind.path}`;
    const present = (body) => kind.present?.(body) ?? body;
    server.get(base, async (request) => {
        const work = await authorised(context, request, kind.view);
        const parameters = listParameters(request.query);
        return page(work, new PageQuery(kind.family, parameters, restrictions), parameters, present);
    });
    server.post(base, async (request, reply) => {
        const work = await authorised(context, request, kind.manage);
        return reply.code(201).send(present(await createResource(kind, request.body, work)));
    });
    for (const path of [`${base}/key=:key`, `${base}/:id`]) {
        server.get(path, async (request) => {
            const work = await authorised(context, request, kind.view);
            const identifier = identifierOf(request);
            const body = await work.rows(kind.family).find(identifier);
            if (body === undefined)
                throw notFound(identifier);
            return expanded(work, present(body), listOf(queryOf(request.query).expand));
        });
        server.post(path, async (request) => {
            const work = await authorised(context, request, kind.manage);
            return present(await updateResource(kind, identifierOf(request), request.body, work));
        });
        server.delete(path, async (request) => {
            const work = await authorised(context, request, kind.manage);
            return present(await deleteResource(kind, identifierOf(request), versionParameter(request.query), work));
        });
    }
}
//# sourceMappingURL=resource-routes.js.map