import { randomBytes } from 'node:crypto';
import type { ApiClient } from '@commercetools/platform-sdk';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { invalidField } from '../errors/platform-error.js';
import { listParameters } from '../http/query-parameters.js';
import { authorisedWork, identifierOf, type RouteContext } from '../http/request-work.js';
import { notFound, page } from '../http/resource-routes.js';
import { grantable, SCOPE } from '../oauth/scopes.js';
import { newSecret, secretHash } from '../credentials/secret-hash.js';
import { apiClients } from '../families/families.js';
import type { Work } from '../work/work.js';
import { presented } from '../storage/family.js';
import { PageQuery } from '../storage/query.js';
import type { StoredApiClient } from '../families/stored-api-client.js';

const DAY_MS = 86_400_000;
const MAX_DAYS = 3650;
const seconds = z.int().min(1).max(31_536_000).optional();

export const apiClientDraft = z.object({
  name: z.string().min(1).max(256),
  scope: z.string().min(1).max(8192),
  deleteDaysAfterCreation: z.int().min(1).max(MAX_DAYS).optional(),
  accessTokenValiditySeconds: seconds,
  refreshTokenValiditySeconds: seconds,
});

/** Returns the scopes of a new client. Throws InvalidField for a scope that the caller may not grant. */
function scopesOf({ access }: Work, scope: string): string[] {
  const wanted = [...new Set(scope.split(/\s+/).filter(Boolean))];
  const granted = new Set(grantable(access.scopes, wanted));
  const refused = wanted.find(
    (one) => !SCOPE.test(one) || one.split(':')[1] !== access.projectKey || !granted.has(one),
  );
  if (refused !== undefined || wanted.length === 0)
    throw invalidField('scope', refused ?? scope, 'Not a scope of this project that you may hand out.');
  return wanted;
}

async function create(work: Work, raw: unknown): Promise<object> {
  const { deleteDaysAfterCreation: days, ...draft } = parseAs(apiClientDraft, raw);
  const scopes = scopesOf(work, draft.scope);
  const secret = newSecret();
  const client: StoredApiClient = {
    ...work.newResource({ ...draft, scope: scopes.join(' ') }),
    id: randomBytes(18).toString('base64url'),
    ...(days === undefined ? {} : { deleteAt: new Date(work.now.getTime() + days * DAY_MS).toISOString() }),
  };
  await work.db.query('INSERT INTO api_clients (id, secret_hash, scopes, body) VALUES ($1, $2, $3, $4)', [
    client.id,
    secretHash(secret),
    scopes,
    client,
  ]);
  // The secret is shown only once.
  return { ...((await presented(apiClients, client, work.db)) as ApiClient), secret };
}

/** Only registered clients; clients of the configuration have no body. */
const registered = { sql: (): string => 'body IS NOT NULL' };

async function requireRegistered(work: Work, id: string): Promise<StoredApiClient> {
  const client = await work.rows(apiClients).find({ column: 'id', value: id });
  if (client === undefined || client === null) throw notFound({ column: 'id', value: id });
  return client;
}

async function remove(work: Work, id: string): Promise<unknown> {
  const client = await requireRegistered(work, id);
  await work.backend.tokens.endClient(id);
  return presented(apiClients, client, work.db);
}

/** Adds `/api-clients`: registers clients for the token endpoint; deletion ends their tokens. */
export function apiClientRoutes(server: FastifyInstance, context: RouteContext): void {
  const base = `/${context.backend.projectKey}/api-clients`;
  const view = ['view_api_clients'];
  const manage = ['manage_api_clients'];
  server.get(base, async (request) => {
    const work = await authorisedWork(context, request, view);
    const parameters = listParameters(request.query);
    return page(work, new PageQuery(apiClients, { ...parameters, restrictions: [registered] }), parameters);
  });
  server.post(base, async (request, reply) =>
    reply.code(201).send(await create(await authorisedWork(context, request, manage), request.body)),
  );
  server.get(`${base}/:id`, async (request) => {
    const work = await authorisedWork(context, request, view);
    return presented(apiClients, await requireRegistered(work, identifierOf(request).value), work.db);
  });
  server.delete(`${base}/:id`, async (request) =>
    remove(await authorisedWork(context, request, manage), identifierOf(request).value),
  );
}
