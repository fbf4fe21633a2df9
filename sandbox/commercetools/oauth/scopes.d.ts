/** What a token may do, and whose token it is. Store-bound scopes read `name:project:store`. */
export interface Access {
    readonly clientId: string;
    readonly projectKey: string;
    readonly scopes: readonly string[];
    readonly anonymousId?: string;
    readonly customerId?: string;
}
/** True when the token carries one of the named scopes, for the whole project or for just this store. */
export declare function allows(access: Access, anyOf: readonly string[], storeKey?: string): boolean;
/** Refuses with 403 unless the token carries one of the named scopes. */
export declare function requireScope(access: Access, anyOf: readonly string[], storeKey?: string): void;
/** The scopes of `wanted` that a client with `held` may hand out; store-bound ones follow from project-wide ones. */
export declare function grantable(held: readonly string[], wanted: readonly string[]): string[];
