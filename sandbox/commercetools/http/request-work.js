import * as z from 'zod';
import { invalidToken } from './platform-error.js';
import { requireScope } from '../oauth/scopes.js';
import { Work } from '../resources/work.js';
import { byId, byKey } from '../storage/repository.js';
const params = z.object({
    id: z.string().optional(),
    key: z.string().optional(),
    storeKey: z.string().optional(),
    orderNumber: z.string().optional(),
});
async function accessOf(request, tokens) {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || token === undefined)
        throw invalidToken('Please provide a bearer token.');
    const access = await tokens.access(token);
    if (access === undefined)
        throw invalidToken('invalid_token');
    return access;
}
/** The work of a request whose token carries one of the scopes, for the project or for the store in the path. */
export async function authorised(context, request, scopes) {
    const access = await accessOf(request, context.tokens);
    const { storeKey } = params.parse(request.params);
    requireScope(access, scopes, storeKey);
    return new Work(context.backend, access, storeKey);
}
/** As `authorised`, for callers that check the scopes themselves (GraphQL: each field has its own). */
export const authenticated = async (context, request) => new Work(context.backend, await accessOf(request, context.tokens), undefined);
/** The resource that the path names by id, by key or by order number. */
export function identifierOf(request) {
    const { id, key, orderNumber } = params.parse(request.params);
    if (orderNumber !== undefined)
        return { column: 'order_number', value: orderNumber };
    return id === undefined ? byKey(key ?? '') : byId(id);
}
//# sourceMappingURL=request-work.js.map