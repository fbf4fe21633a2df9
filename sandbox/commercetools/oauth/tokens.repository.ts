import { randomUUID } from 'node:crypto';
import type { Queryable } from '../storage/database.js';
import type { Access } from './scopes.js';
import { newSecret, secretHash } from '../credentials/secret-hash.js';

export interface TokenSubject {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly anonymousId?: string;
  readonly customerId?: string;
}

export interface NewToken {
  readonly kind: 'access' | 'refresh';
  readonly seconds: number;
  /** A new session unless given. */
  readonly sessionId?: string;
}

export interface IssuedToken {
  readonly token: string;
  readonly sessionId: string;
}

export interface StoredToken extends TokenSubject {
  readonly sessionId: string;
  readonly expiresAt: Date;
}

interface TokenRow {
  session_id: string;
  client_id: string;
  scopes: string[];
  anonymous_id: string | null;
  customer_id: string | null;
  expires_at: Date;
}

const CACHED_TOKENS = 5000;

const asStoredToken = (row: TokenRow): StoredToken => ({
  sessionId: row.session_id,
  clientId: row.client_id,
  scopes: row.scopes,
  anonymousId: row.anonymous_id ?? undefined,
  customerId: row.customer_id ?? undefined,
  expiresAt: row.expires_at,
});

/** Access and refresh tokens, stored hashed in Postgres: they survive a restart, and a leaked table is useless. */
export class TokensRepository {
  // The tokens in use are cached so that most requests need no query.
  private readonly cached = new Map<string, StoredToken>();

  constructor(
    private readonly db: Queryable,
    private readonly projectKey: string,
  ) {}

  /** Issues a token that lives `seconds`; refresh tokens share the session of the access token they belong to. */
  async issue(subject: TokenSubject, { kind, seconds, sessionId = randomUUID() }: NewToken): Promise<IssuedToken> {
    const token = newSecret();
    await this.db.query(
      `INSERT INTO oauth_tokens (token_hash, kind, session_id, client_id, scopes, anonymous_id, customer_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))`,
      [
        secretHash(token),
        kind,
        sessionId,
        subject.clientId,
        subject.scopes,
        subject.anonymousId ?? null,
        subject.customerId ?? null,
        seconds,
      ],
    );
    return { token, sessionId };
  }

  /** Returns the access of a bearer token; undefined if it is unknown, revoked or expired. */
  async access(token: string): Promise<Access | undefined> {
    const hash = secretHash(token);
    const stored = this.cached.get(hash) ?? (await this.find('access', hash));
    if (stored === undefined || stored.expiresAt.getTime() <= Date.now()) return undefined;
    this.remember(hash, stored);
    const { clientId, scopes, sessionId, anonymousId, customerId } = stored;
    return { clientId, scopes, sessionId, anonymousId, customerId, projectKey: this.projectKey };
  }

  async find(kind: 'access' | 'refresh', tokenHash: string): Promise<StoredToken | undefined> {
    const { rows } = await this.db.query<TokenRow>(
      'SELECT * FROM oauth_tokens WHERE token_hash = $1 AND kind = $2 AND expires_at > now()',
      [tokenHash, kind],
    );
    return rows.map(asStoredToken)[0];
  }

  /** Extends a refresh token from its last use: inactivity, not age, ends a session. */
  async prolong(tokenHash: string, seconds: number): Promise<void> {
    await this.db.query(
      'UPDATE oauth_tokens SET expires_at = now() + make_interval(secs => $2) WHERE token_hash = $1',
      [tokenHash, seconds],
    );
  }

  /** Revokes a token of this client; with a refresh token also the access tokens of its session. */
  async revoke(token: string, clientId: string): Promise<void> {
    const { rows } = await this.db.query<{ token_hash: string }>(
      `DELETE FROM oauth_tokens
       WHERE client_id = $2 AND (token_hash = $1 OR session_id IN
         (SELECT session_id FROM oauth_tokens WHERE token_hash = $1 AND kind = 'refresh' AND client_id = $2))
       RETURNING token_hash`,
      [secretHash(token), clientId],
    );
    for (const row of rows) this.cached.delete(row.token_hash);
  }

  /** Ends all sessions of a customer, or all but one. */
  async endSessions(customerId: string, exceptSessionId?: string): Promise<void> {
    const { rows } = await this.db.query<{ token_hash: string }>(
      `DELETE FROM oauth_tokens WHERE customer_id = $1 AND ($2::text IS NULL OR session_id <> $2) RETURNING token_hash`,
      [customerId, exceptSessionId ?? null],
    );
    for (const row of rows) this.cached.delete(row.token_hash);
  }

  /** Removes a registered client and ends its tokens. */
  async endClient(clientId: string): Promise<void> {
    await this.db.query('DELETE FROM api_clients WHERE id = $1 AND body IS NOT NULL', [clientId]);
    for (const [hash, token] of this.cached) if (token.clientId === clientId) this.cached.delete(hash);
  }

  /** Removes clients after their `deleteAt`. */
  async endExpiredClients(): Promise<void> {
    const { rows } = await this.db.query<{ id: string }>(
      "SELECT id FROM api_clients WHERE (body ->> 'deleteAt')::timestamptz <= now()",
    );
    for (const { id } of rows) await this.endClient(id);
  }

  async isAnonymousIdInUse(anonymousId: string): Promise<boolean> {
    const { rows } = await this.db.query<{ used: boolean }>(
      'SELECT EXISTS (SELECT 1 FROM oauth_tokens WHERE anonymous_id = $1 AND expires_at > now()) AS used',
      [anonymousId],
    );
    return rows[0]?.used === true;
  }

  async removeExpired(): Promise<void> {
    await this.db.query('DELETE FROM oauth_tokens WHERE expires_at <= now()');
  }

  private remember(hash: string, token: StoredToken): void {
    this.cached.delete(hash);
    this.cached.set(hash, token);
    const oldest = this.cached.size > CACHED_TOKENS ? this.cached.keys().next().value : undefined;
    if (oldest !== undefined) this.cached.delete(oldest);
  }
}
