import type { Queryable } from '../storage/database.js';
import type { Access } from './scopes.js';
export interface TokenSubject {
    readonly clientId: string;
    readonly scopes: readonly string[];
    readonly anonymousId?: string;
    readonly customerId?: string;
}
export interface StoredToken extends TokenSubject {
    readonly sessionId: string;
    readonly expiresAt: Date;
}
/** Access and refresh tokens, hashed, in Postgres: they outlive a restart, and a copy of the table opens nothing. */
export declare class TokensRepository {
    private readonly db;
    private readonly projectKey;
    private readonly recent;
    constructor(db: Queryable, projectKey: string);
    /** Issues a token that lives `seconds`; refresh tokens share the session of the access token they belong to. */
    issue(kind: 'access' | 'refresh', subject: TokenSubject, seconds: number, sessionId?: string): Promise<{
        token: string;
        sessionId: string;
    }>;
    /** The access that a bearer token gives, or undefined when it is unknown, revoked or expired. */
    access(token: string): Promise<Access | undefined>;
    find(kind: 'access' | 'refresh', tokenHash: string): Promise<StoredToken | undefined>;
    /** A refresh token lives on from its last use (inactivity, not age, ends a session). */
    prolong(tokenHash: string, seconds: number): Promise<void>;
    /** Forgets a token of this client; a refresh token takes the access tokens of its session with it. */
    revoke(token: string, clientId: string): Promise<void>;
    isAnonymousIdInUse(anonymousId: string): Promise<boolean>;
    removeExpired(): Promise<void>;
    private remember;
}
