import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticateCustomer } from '../credentials/authentication.js';
import type { Queryable } from '../storage/database.js';
import { grantable } from './scopes.js';
import { secretHash } from '../credentials/secret-hash.js';
import { issueTokens, refreshAccess, scopeText } from './token-answer.js';
import {
  recordUse,
  oauthError,
  requireClient,
  requireGrant,
  scopesFor,
  sessionScopes,
  storeOf,
  tokenFields,
  type RequestingClient,
  type TokenFields,
} from './token-request.js';
import type { TokensRepository } from './tokens.repository.js';

export interface TokenRouteContext {
  readonly db: Queryable;
  readonly tokens: TokensRepository;
  readonly projectKey: string;
}

interface SessionRequest {
  readonly client: RequestingClient;
  readonly form: TokenFields;
  readonly storeKey?: string;
}

async function anonymousSession(
  { tokens, projectKey }: TokenRouteContext,
  { client, form, storeKey }: SessionRequest,
): Promise<object> {
  if (grantable(client.scopes, [`create_anonymous_token:${projectKey}`]).length === 0)
    throw oauthError('invalid_scope', 'This client may not create anonymous sessions.', 403);
  if (form.anonymous_id !== undefined && (await tokens.isAnonymousIdInUse(form.anonymous_id)))
    throw oauthError('invalid_request', 'The anonymousId is already in use. Please provide a unique value.');
  const scopes = sessionScopes(scopesFor(client, form.scope), storeKey);
  return issueTokens(tokens, client, { scopes, anonymousId: form.anonymous_id ?? randomUUID(), refreshable: true });
}

async function customerSession(
  { db, tokens }: TokenRouteContext,
  { client, form, storeKey }: SessionRequest,
): Promise<object> {
  const scopes = sessionScopes(scopesFor(client, form.scope), storeKey);
  const customer = await authenticateCustomer(db, {
    email: form.username ?? '',
    password: form.password ?? '',
    storeKey,
  });
  if (customer === undefined)
    throw oauthError('invalid_customer_account_credentials', 'Customer account with the given credentials not found.');
  // In this flow the parameter decides whether a refresh token is issued.
  return issueTokens(tokens, client, { scopes, customerId: customer.id, refreshable: form.refresh_token !== 'false' });
}

async function clientToken(context: TokenRouteContext, request: FastifyRequest): Promise<object> {
  const client = await requireClient(context.db, request);
  await recordUse(context.db, client);
  const form = tokenFields(request);
  const grant = requireGrant(form, 'client_credentials', 'refresh_token');
  if (grant === 'refresh_token') return refreshAccess(context.tokens, client, form.refresh_token ?? '');
  return issueTokens(context.tokens, client, { scopes: scopesFor(client, form.scope), refreshable: false });
}

type OpenSession = (context: TokenRouteContext, request: SessionRequest) => Promise<object>;

/** Returns the handler of an endpoint that opens sessions with a grant and refreshes them. */
const sessionToken =
  (context: TokenRouteContext, opening: string, open: OpenSession) =>
  async (request: FastifyRequest): Promise<object> => {
    const client = await requireClient(context.db, request);
    await recordUse(context.db, client);
    const form = tokenFields(request);
    const grant = requireGrant(form, opening, 'refresh_token');
    if (grant === 'refresh_token') return refreshAccess(context.tokens, client, form.refresh_token ?? '');
    return open(context, { client, form, storeKey: storeOf(request) });
  };

async function introspection({ db, tokens }: TokenRouteContext, request: FastifyRequest): Promise<object> {
  await requireClient(db, request);
  const hash = secretHash(tokenFields(request).token ?? '');
  const token = (await tokens.find('access', hash)) ?? (await tokens.find('refresh', hash));
  if (token === undefined) return { active: false };
  return { active: true, scope: scopeText(token), client_id: token.clientId, exp: token.expiresAt.getTime() };
}

/**
 * `/oauth/…`: client credentials, sessions of anonymous shoppers and of customers (general and in a store), refresh,
 * introspection, revocation.
 */
export function tokenRoutes(server: FastifyInstance, context: TokenRouteContext): void {
  server.post('/oauth/token', (request) => clientToken(context, request));
  const project = `/oauth/${context.projectKey}`;
  for (const base of [project, `${project}/in-store/key=:storeKey`]) {
    server.post(`${base}/anonymous/token`, sessionToken(context, 'client_credentials', anonymousSession));
    server.post(`${base}/customers/token`, sessionToken(context, 'password', customerSession));
  }
  server.post('/oauth/introspect', (request) => introspection(context, request));
  server.post('/oauth/token/revoke', async (request) => {
    const client = await requireClient(context.db, request);
    await context.tokens.revoke(tokenFields(request).token ?? '', client.id);
    return {};
  });
}
