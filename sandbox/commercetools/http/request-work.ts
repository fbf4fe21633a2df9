import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { invalidToken } from '../errors/platform-error.js';
import { requireScope, type Access } from '../oauth/scopes.js';
import type { TokensRepository } from '../oauth/tokens.repository.js';
import { Work, type Backend } from '../work/work.js';
import { byId, byKey, type Identifier } from '../storage/repository.js';

const params = z.object({
  id: z.string().optional(),
  key: z.string().optional(),
  storeKey: z.string().optional(),
  orderNumber: z.string().optional(),
  associateId: z.string().optional(),
  businessUnitKey: z.string().optional(),
});

const CORRELATION_ID = /^[\w\-/.:]{8,256}$/;

/** Returns the correlation id of a request: the caller's if it is valid, else a new one. */
export function correlationId(request: FastifyRequest, projectKey: string): string {
  const sent = request.headers['x-correlation-id'];
  return typeof sent === 'string' && CORRELATION_ID.test(sent) ? sent : `${projectKey}/${randomUUID()}`;
}

/** The parts that routes need in addition to the request. */
export interface RouteContext {
  readonly backend: Backend;
  readonly tokens: TokensRepository;
}

async function accessOf(request: FastifyRequest, tokens: TokensRepository): Promise<Access> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined) throw invalidToken('Please provide a bearer token.');
  const access = await tokens.access(token);
  if (access === undefined) throw invalidToken('invalid_token');
  return access;
}

/** Returns the work of a request. Throws 401 or 403 unless its token has one of the scopes, for the project or for the store in the path. */
export async function authorisedWork(
  context: RouteContext,
  request: FastifyRequest,
  scopes: readonly string[],
): Promise<Work> {
  const access = await accessOf(request, context.tokens);
  const { storeKey, associateId, businessUnitKey } = params.parse(request.params);
  requireScope(access, scopes, storeKey);
  return new Work(context.backend, { access, audience: { mine: false, storeKey, associateId, businessUnitKey } });
}

/** As `authorised`, for callers that check the scopes themselves (GraphQL: each field has its own). */
export const authenticatedWork = async (context: RouteContext, request: FastifyRequest): Promise<Work> =>
  new Work(context.backend, { access: await accessOf(request, context.tokens), audience: { mine: false } });

/** Returns how the path names the resource: by id, key or order number. */
export function identifierOf(request: FastifyRequest): Identifier {
  const { id, key, orderNumber } = params.parse(request.params);
  if (orderNumber !== undefined) return { column: 'order_number', value: orderNumber };
  return id === undefined ? byKey(key ?? '') : byId(id);
}
