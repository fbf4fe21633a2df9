import { insufficientScope } from '../errors/platform-error.js';

/** The scopes and the owner of a token. Store-bound scopes read `name:project:store`. */
export interface Access {
  readonly clientId: string;
  readonly projectKey: string;
  readonly scopes: readonly string[];
  readonly sessionId: string;
  readonly anonymousId?: string;
  readonly customerId?: string;
}

/** A permission in a project, or in one of its stores if a store key follows. */
export const SCOPE = /^[a-z_]+:[\w-]+(:[\w-]+)?$/;

/** The scopes that imply each scope: managing implies viewing. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  view_products: ['manage_products'],
  view_published_products: ['view_products', 'manage_products'],
  view_categories: ['manage_categories', 'view_products', 'manage_products'],
  manage_categories: ['manage_products'],
};

function grantsOf(name: string): readonly string[] {
  const manage = name.startsWith('view_') ? [name.replace('view_', 'manage_')] : [];
  return [name, ...manage, ...(IMPLIED[name] ?? []), 'manage_project'];
}

/** Returns whether the token has one of the scopes, for the whole project or for this store. */
export function allows(access: Access, anyOf: readonly string[], storeKey?: string): boolean {
  const ownScopes = new Set(access.scopes);
  return anyOf.flatMap(grantsOf).some((name) => {
    const scope = `${name}:${access.projectKey}`;
    return ownScopes.has(scope) || (storeKey !== undefined && ownScopes.has(`${scope}:${storeKey}`));
  });
}

/** Throws 403 unless the token has one of the scopes. */
export function requireScope(access: Access, anyOf: readonly string[], storeKey?: string): void {
  if (allows(access, anyOf, storeKey)) return;
  throw insufficientScope(anyOf.map((name) => [name, access.projectKey, storeKey].filter(Boolean).join(':')));
}

/** Returns the scopes of `wanted` that a client with the scopes `held` may grant; project-wide scopes include store-bound ones. */
export function grantable(ownScopes: readonly string[], wanted: readonly string[]): string[] {
  const own = new Set(ownScopes);
  return wanted.filter((scope) => {
    const [name, project] = scope.split(':');
    return own.has(scope) || own.has(`${name}:${project}`) || own.has(`manage_project:${project}`);
  });
}
