import { randomUUID } from 'node:crypto';
import { newSecret, secretHash } from './secret-hash.js';
const CACHED_TOKENS = 5000;
const asStoredToken = (row) => ({
    sessionId: row.session_id,
    clientId: row.client_id,
    scopes: row.scopes,
    anonymousId: row.anonymous_id ?? undefined,
    customerId: row.customer_id ?? undefined,
    expiresAt: row.expires_at,
});
/** Access and refresh tokens, hashed, in Postgres: they outlive a restart, and a copy of the table opens nothing. */
export class TokensRepository {
    constructor(db, projectKey) {
        this.db = db;
        this.projectKey = projectKey;
        // Every request shows a token; the few that are in use are kept so that most requests need no look-up.
        this.recent = new Map();
    }
    /** Issues a token that lives `seconds`; refresh tokens share the session of the access token they belong to. */
    async issue(kind, subject, seconds, sessionId = randomUUID()) {
        const token = newSecret();
        await this.db.query(`INSERT INTO oauth_tokens (token_hash, kind, session_id, client_id, scopes, anonymous_id, customer_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))`, [
            secretHash(token),
            kind,
            sessionId,
            subject.clientId,
            subject.scopes,
            subject.anonymousId ?? null,
            subject.customerId ?? null,
            seconds,
        ]);
        return { token, sessionId };
    }
    /** The access that a bearer token gives, or undefined when it is unknown, revoked or expired. */
    async access(token) {
        const hash = secretHash(token);
        const stored = this.recent.get(hash) ?? (await this.find('access', hash));
        if (stored === undefined || stored.expiresAt.getTime() <= Date.now())
            return undefined;
        this.remember(hash, stored);
        const { clientId, scopes, anonymousId, customerId } = stored;
        return { clientId, scopes, anonymousId, customerId, projectKey: this.projectKey };
    }
    async find(kind, tokenHash) {
        const { rows } = await this.db.query('SELECT * FROM oauth_tokens WHERE token_hash = $1 AND kind = $2 AND expires_at > now()', [tokenHash, kind]);
        return rows.map(asStoredToken)[0];
    }
    /** A refresh token lives on from its last use (inactivity, not age, ends a session). */
    async prolong(tokenHash, seconds) {
        await this.db.query('UPDATE oauth_tokens SET expires_at = now() + make_interval(secs => $2) WHERE token_hash = $1', [tokenHash, seconds]);
    }
    /** Forgets a token of this client; a refresh token takes the access tokens of its session with it. */
    async revoke(token, clientId) {
        const { rows } = await this.db.query(`DELETE FROM oauth_tokens
       WHERE client_id = $2 AND (token_hash = $1 OR session_id IN
         (SELECT session_id FROM oauth_tokens WHERE token_hash = $1 AND kind = 'refresh' AND client_id = $2))
       RETURNING token_hash`, [secretHash(token), clientId]);
        for (const row of rows)
            this.recent.delete(row.token_hash);
    }
    async isAnonymousIdInUse(anonymousId) {
        const { rows } = await this.db.query('SELECT EXISTS (SELECT 1 FROM oauth_tokens WHERE anonymous_id = $1 AND expires_at > now()) AS used', [anonymousId]);
        return rows[0]?.used === true;
    }
    async removeExpired() {
        await this.db.query('DELETE FROM oauth_tokens WHERE expires_at <= now()');
    }
    remember(hash, token) {
        this.recent.delete(hash);
        this.recent.set(hash, token);
        const oldest = this.recent.size > CACHED_TOKENS ? this.recent.keys().next().value : undefined;
        if (oldest !== undefined)
            this.recent.delete(oldest);
    }
}
//# sourceMappingURL=tokens.repository.js.map