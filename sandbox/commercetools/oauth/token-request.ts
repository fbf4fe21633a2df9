import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { PlatformError } from '../errors/platform-error.js';
import type { Queryable } from '../storage/database.js';
import { grantable, SCOPE } from './scopes.js';
import { matchesHash } from '../credentials/secret-hash.js';

const fields = z.object({
  grant_type: z.string().optional(),
  scope: z.string().optional(),
  refresh_token: z.string().optional(),
  anonymous_id: z.string().min(1).max(256).optional(),
  username: z.string().optional(),
  password: z.string().optional(),
  token: z.string().optional(),
});
export type TokenFields = z.infer<typeof fields>;

export interface RequestingClient {
  readonly id: string;
  readonly scopes: readonly string[];
  /** The lifetime of its tokens, if it sets one. */
  readonly accessSeconds?: number;
  readonly refreshSeconds?: number;
  /** True for clients of `/api-clients`, false for those of the configuration. */
  readonly isRegistered: boolean;
}

interface ClientRow {
  id: string;
  secret_hash: string;
  scopes: string[];
  body: { accessTokenValiditySeconds?: number; refreshTokenValiditySeconds?: number } | null;
}

export const oauthError = (code: string, message: string, statusCode = 400): PlatformError =>
  new PlatformError(statusCode, { code, message });

const invalidClient = (): PlatformError =>
  oauthError('invalid_client', 'Please provide valid client credentials using HTTP Basic Authentication.', 401);

/** Returns the API client of the request's credentials. Throws invalid_client. */
export async function requireClient(db: Queryable, request: FastifyRequest): Promise<RequestingClient> {
  const [scheme, encoded] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic' || encoded === undefined) throw invalidClient();
  const credentials = Buffer.from(encoded, 'base64').toString();
  const colon = credentials.indexOf(':');
  const { rows } = await db.query<ClientRow>(
    `SELECT id, secret_hash, scopes, body FROM api_clients
     WHERE id = $1 AND (body ->> 'deleteAt' IS NULL OR (body ->> 'deleteAt')::timestamptz > now())`,
    [credentials.slice(0, Math.max(colon, 0))],
  );
  const client = rows[0];
  const secret = credentials.slice(colon + 1);
  if (client === undefined || !matchesHash(secret, client.secret_hash)) throw invalidClient();
  const { id, scopes, body } = client;
  return {
    id,
    scopes,
    isRegistered: body !== null,
    accessSeconds: body?.accessTokenValiditySeconds,
    refreshSeconds: body?.refreshTokenValiditySeconds,
  };
}

/** Stores that a registered client requested a token today. */
export async function recordUse(db: Queryable, { id, isRegistered }: RequestingClient): Promise<void> {
  if (!isRegistered) return;
  await db.query(
    `UPDATE api_clients SET body = jsonb_set(body, '{lastUsedAt}', to_jsonb($2::text))
     WHERE id = $1 AND body ->> 'lastUsedAt' IS DISTINCT FROM $2`,
    [id, new Date().toISOString().slice(0, 10)],
  );
}

/** Returns the request's parameters, from the form body and, as older SDK clients send them, from the query. */
export function tokenFields(request: FastifyRequest): TokenFields {
  const parsed = fields.safeParse({ ...Object(request.query), ...Object(request.body) });
  if (!parsed.success) throw oauthError('invalid_request', 'The request parameters are not valid.');
  return parsed.data;
}

/** Returns the request's grant type. Throws unsupported_grant_type if the endpoint does not accept it. */
export function requireGrant(form: TokenFields, ...accepted: string[]): string {
  const grant = form.grant_type ?? '';
  if (!accepted.includes(grant))
    throw oauthError('unsupported_grant_type', `Invalid parameter: grant_type: Invalid grant type: '${grant}'.`);
  return grant;
}

/** Returns the requested scopes, or all scopes of the client. Throws invalid_scope if one is not granted. */
export function scopesFor(client: RequestingClient, requested: string | undefined): string[] {
  const wanted = requested?.split(/\s+/).filter(Boolean) ?? [];
  if (wanted.length === 0) return [...client.scopes];
  if (!wanted.every((scope) => SCOPE.test(scope)))
    throw oauthError('invalid_scope', 'Malformed parameter: scope: Invalid scope.');
  const granted = grantable(client.scopes, wanted);
  const refused = wanted.find((scope) => !granted.includes(scope));
  if (refused !== undefined) throw oauthError('invalid_scope', `Scope '${refused}' is not granted to this client.`);
  return granted;
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

/** Returns the scopes of a session: one of a store is limited to that store's resources. */
export const sessionScopes = (scopes: readonly string[], storeKey: string | undefined): string[] =>
  scopes.map((scope) => (storeKey === undefined ? scope : boundToStore(scope, storeKey)));

const place = z.object({ storeKey: z.string().optional() });

/** Returns the store key of the endpoint's path. */
export const storeOf = (request: FastifyRequest): string | undefined => place.parse(request.params).storeKey;
