import { insufficientScope } from '../http/platform-error.js';
/** Scopes that carry others with them: whoever may manage may also look. */
const IMPLIED = {
    view_products: ['manage_products'],
    view_published_products: ['view_products', 'manage_products'],
    view_categories: ['manage_categories', 'view_products', 'manage_products'],
    manage_categories: ['manage_products'],
};
function grantsOf(name) {
    const manage = name.startsWith('view_') ? [name.replace('view_', 'manage_')] : [];
    return [name, ...manage, ...(IMPLIED[name] ?? []), 'manage_project'];
}
/** True when the token carries one of the named scopes, for the whole project or for just this store. */
export function allows(access, anyOf, storeKey) {
    const held = new Set(access.scopes);
    return anyOf.flatMap(grantsOf).some((name) => {
        const scope = `${name}:${access.projectKey}`;
        return held.has(scope) || (storeKey !== undefined && held.has(`${scope}:${storeKey}`));
    });
}
/** Refuses with 403 unless the token carries one of the named scopes. */
export function requireScope(access, anyOf, storeKey) {
    if (allows(access, anyOf, storeKey))
        return;
    throw insufficientScope(anyOf.map((name) => [name, access.projectKey, storeKey].filter(Boolean).join(':')));
}
/** The scopes of `wanted` that a client with `held` may hand out; store-bound ones follow from project-wide ones. */
export function grantable(held, wanted) {
    const own = new Set(held);
    return wanted.filter((scope) => {
        const [name, project] = scope.split(':');
        return own.has(scope) || own.has(`${name}:${project}`) || own.has(`manage_project:${project}`);
    });
}
//# sourceMappingURL=scopes.js.map