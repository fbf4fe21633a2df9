import { restrictionsFor } from '../resources/audience.js';
import { PageQuery } from '../storage/query.js';
import { expanded } from './expand.js';
import { listOf, listParameters, queryOf, versionParameter } from './query-parameters.js';
import { authorised, identifierOf } from './request-work.js';
import { notFound, page } from './resource-routes.js';
function placesOf(project, kind) {
    const general = [
        { base: `${project}/${kind.path}`, mine: false, inStore: false },
        { base: `${project}/me/${kind.path}`, mine: true, inStore: false },
    ];
    if (!kind.inStore)
        return general;
    const store = `${project}/in-store/key=:storeKey`;
    return [
        ...general,
        { base: `${store}/${kind.path}`, mine: false, inStore: true },
        { base: `${store}/me/${kind.path}`, mine: true, inStore: true },
    ];
}
function placeRoutes(server, context, kind, { base, mine }) {
    const enter = async (request, scopes) => {
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
            if (found === undefined)
                throw notFound(identifier);
            return expanded(work, found, listOf(queryOf(request.query).expand));
        });
        // An order that is placed is out of the shopper's hands.
        if (mine && kind.path === 'orders')
            continue;
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
export function ownedRoutes(server, context, kind) {
    for (const place of placesOf(`/${context.backend.projectKey}`, kind))
        placeRoutes(server, context, kind, place);
}
//# sourceMappingURL=owned-routes.js.map