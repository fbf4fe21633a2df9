import { insufficientScope } from '../errors/platform-error.js';

/** What a token may do, and whose token it is. Store-bound scopes read `name:project:store`. */
export interface Access {
  readonly clientId: string;
  readonly projectKey: string;
  readonly scopes: readonly string[];
  readonly sessionId: string;
  readonly anonymousId?: string;
  readonly customerId?: string;
}

/** A permission in a project, and in one of its stores where a second name follows. */
export const SCOPE = /^[a-z_]+:[\w-]+(:[\w-]+)?$/;

/** Scopes that carry others with them: whoever may manage may also look. */
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

/** True when the token carries one of the named scopes, for the whole project or for just this store. */
export function allows(access: Access, anyOf: readonly string[], storeKey?: string): boolean {
  const held = new Set(access.scopes);
  return anyOf.flatMap(grantsOf).some((name) => {
    const scope = `${name}:${access.projectKey}`;
    return held.has(scope) || (storeKey !== undefined && held.has(`${scope}:${storeKey}`));
  });
}

/** Refuses with 403 unless the token carries one of the named scopes. */
export function requireScope(access: Access, anyOf: readonly string[], storeKey?: string): void {
  if (allows(access, anyOf, storeKey)) return;
  throw insufficientScope(anyOf.map((name) => [name, access.projectKey, storeKey].filter(Boolean).join(':')));
}

/** The scopes of `wanted` that a client with `held` may hand out; store-bound ones follow from project-wide ones. */
export function grantable(held: readonly string[], wanted: readonly string[]): string[] {
  const own = new Set(held);
  return wanted.filter((scope) => {
    const [name, project] = scope.split(':');
    return own.has(scope) || own.has(`${name}:${project}`) || own.has(`manage_project:${project}`);
  });
}
