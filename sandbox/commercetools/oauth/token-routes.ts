import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { PlatformError } from '../http/platform-error.js';
import type { Queryable } from '../storage/database.js';
import { grantable } from './scopes.js';
import { matchesHash, secretHash } from './secret-hash.js';
import type { TokensRepository, TokenSubject } from './tokens.repository.js';

/** Lifetimes of the platform's default API client, in seconds. */
const ACCESS_SECONDS = 172_800;
const REFRESH_SECONDS = 17_280_000;

const fields = z.object({
  grant_type: z.string().optional(),
  scope: z.string().optional(),
  refresh_token: z.string().optional(),
  anonymous_id: z.string().min(1).max(256).optional(),
  token: z.string().optional(),
});
type TokenFields = z.infer<typeof fields>;

interface RequestingClient {
  readonly id: string;
  readonly scopes: readonly string[];
}

export interface TokenRouteContext {
  readonly db: Queryable;
  readonly tokens: TokensRepository;
  readonly projectKey: string;
}

const oauthError = (code: string, message: string, statusCode = 400): PlatformError =>
  new PlatformError(statusCode, { code, message });

const invalidClient = (): PlatformError =>
  oauthError('invalid_client', 'Please provide valid client credentials using HTTP Basic Authentication.', 401);

async function requireClient(db: Queryable, request: FastifyRequest): Promise<RequestingClient> {
  const [scheme, encoded] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic' || encoded === undefined) throw invalidClient();
  const credentials = Buffer.from(encoded, 'base64').toString();
  const colon = credentials.indexOf(':');
  const { rows } = await db.query<{ id: string; secret_hash: string; scopes: string[] }>(
    'SELECT id, secret_hash, scopes FROM api_clients WHERE id = $1',
    [credentials.slice(0, Math.max(colon, 0))],
  );
  const client = rows[0];
  const secret = credentials.slice(colon + 1);
  if (client === undefined || !matchesHash(secret, client.secret_hash)) throw invalidClient();
  return client;
}

// The platform takes the parameters from the form body and, as the SDK's older clients send them, from the query.
function tokenFields(request: FastifyRequest): TokenFields {
  const parsed = fields.safeParse({ ...Object(request.query), ...Object(request.body) });
  if (!parsed.success) throw oauthError('invalid_request', 'The request parameters are not valid.');
  return parsed.data;
}

function scopesFor(client: RequestingClient, requested: string | undefined): string[] {
  const wanted = requested?.split(/\s+/).filter(Boolean) ?? [];
  if (wanted.length === 0) return [...client.scopes];
  const granted = grantable(client.scopes, wanted);
  const refused = wanted.find((scope) => !granted.includes(scope));
  if (refused !== undefined) throw oauthError('invalid_scope', `Scope '${refused}' is not granted to this client.`);
  return granted;
}

const scopeText = ({ scopes, anonymousId }: TokenSubject): string =>
  [...scopes, ...(anonymousId === undefined ? [] : [`anonymous_id:${anonymousId}`])].join(' ');

async function answer(tokens: TokensRepository, subject: TokenSubject, refreshable: boolean): Promise<object> {
  const access = await tokens.issue(subject, { kind: 'access', seconds: ACCESS_SECONDS });
  const body = {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    scope: scopeText(subject),
  };
  if (!refreshable) return body;
  const refresh = await tokens.issue(subject, {
    kind: 'refresh',
    seconds: REFRESH_SECONDS,
    sessionId: access.sessionId,
  });
  return { ...body, refresh_token: refresh.token };
}

async function refreshed(tokens: TokensRepository, client: RequestingClient, refreshToken: string): Promise<object> {
  const hash = secretHash(refreshToken);
  const stored = await tokens.find('refresh', hash);
  if (stored === undefined || stored.clientId !== client.id)
    throw oauthError('invalid_grant', 'The refresh token was not found. It may have expired.');
  await tokens.prolong(hash, REFRESH_SECONDS);
  const access = await tokens.issue(stored, { kind: 'access', seconds: ACCESS_SECONDS, sessionId: stored.sessionId });
  return {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    scope: scopeText(stored),
  };
}

interface AnonymousRequest {
  readonly client: RequestingClient;
  readonly form: TokenFields;
  readonly storeKey?: string;
}

async function anonymousSession(
  { tokens, projectKey }: TokenRouteContext,
  { client, form, storeKey }: AnonymousRequest,
): Promise<object> {
  if (grantable(client.scopes, [`create_anonymous_token:${projectKey}`]).length === 0)
    throw oauthError('invalid_scope', 'This client may not create anonymous sessions.', 403);
  if (form.anonymous_id !== undefined && (await tokens.isAnonymousIdInUse(form.anonymous_id)))
    throw oauthError('invalid_request', 'The anonymousId is already in use. Please provide a unique value.');
  const scopes = scopesFor(client, form.scope);
  // A session opened in a store acts on that store's resources and on no other store's.
  const bound = storeKey === undefined ? scopes : scopes.map((scope) => boundToStore(scope, storeKey));
  return answer(tokens, { clientId: client.id, scopes: bound, anonymousId: form.anonymous_id ?? randomUUID() }, true);
}

const STORE_BOUND = new Set([
  'manage_my_orders',
  'manage_my_profile',
  'manage_orders',
  'view_orders',
  'manage_customers',
]);

function boundToStore(scope: string, storeKey: string): string {
  const [name = '', , store] = scope.split(':');
  return STORE_BOUND.has(name) && store === undefined ? `${scope}:${storeKey}` : scope;
}

function requireGrant(form: TokenFields, ...accepted: string[]): string {
  const grant = form.grant_type ?? '';
  if (!accepted.includes(grant))
    throw oauthError('unsupported_grant_type', `Invalid parameter: grant_type: Invalid grant type: '${grant}'.`);
  return grant;
}

async function clientToken(context: TokenRouteContext, request: FastifyRequest): Promise<object> {
  const client = await requireClient(context.db, request);
  const form = tokenFields(request);
  const grant = requireGrant(form, 'client_credentials', 'refresh_token');
  if (grant === 'refresh_token') return refreshed(context.tokens, client, form.refresh_token ?? '');
  return answer(context.tokens, { clientId: client.id, scopes: scopesFor(client, form.scope) }, false);
}

async function anonymousToken(context: TokenRouteContext, request: FastifyRequest): Promise<object> {
  const client = await requireClient(context.db, request);
  const form = tokenFields(request);
  const grant = requireGrant(form, 'client_credentials', 'refresh_token');
  if (grant === 'refresh_token') return refreshed(context.tokens, client, form.refresh_token ?? '');
  const { storeKey } = z.object({ storeKey: z.string().optional() }).parse(request.params);
  return anonymousSession(context, { client, form, storeKey });
}

async function introspection({ db, tokens }: TokenRouteContext, request: FastifyRequest): Promise<object> {
  await requireClient(db, request);
  const hash = secretHash(tokenFields(request).token ?? '');
  const token = (await tokens.find('access', hash)) ?? (await tokens.find('refresh', hash));
  if (token === undefined) return { active: false };
  return { active: true, scope: scopeText(token), client_id: token.clientId, exp: token.expiresAt.getTime() };
}

/** `/oauth/…`: client credentials, anonymous sessions (general and in a store), refresh, introspection, revocation. */
export function tokenRoutes(server: FastifyInstance, context: TokenRouteContext): void {
  server.post('/oauth/token', (request) => clientToken(context, request));
  server.post(`/oauth/${context.projectKey}/anonymous/token`, (request) => anonymousToken(context, request));
  server.post(`/oauth/${context.projectKey}/in-store/key=:storeKey/anonymous/token`, (request) =>
    anonymousToken(context, request),
  );
  server.post('/oauth/introspect', (request) => introspection(context, request));
  server.post('/oauth/token/revoke', async (request) => {
    const client = await requireClient(context.db, request);
    await context.tokens.revoke(tokenFields(request).token ?? '', client.id);
    return {};
  });
}
