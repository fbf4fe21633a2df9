import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { expanded } from '../work/expand.js';
import { expandPaths, listParameters, versionParameter } from '../http/query-parameters.js';
import { authorisedWork, identifierOf, type RouteContext } from '../http/request-work.js';
import { notFound, page } from '../http/resource-routes.js';
import { customers } from '../families/families.js';
import type { Work } from '../work/work.js';
import { PageQuery } from '../storage/query.js';
import type { Identifier } from '../storage/repository.js';
import { deleteCustomer, findCustomer, ownCustomer, updateCustomer, visibleCustomers } from './customer-operations.js';
import { customerOfToken, type TokenKind } from './customer-tokens.js';
import {
  changePassword,
  confirmEmail,
  createEmailToken,
  createPasswordToken,
  resetPassword,
} from './password-operations.js';
import { signIn, signUp } from './sign-in.js';

type Enter = (request: FastifyRequest) => Promise<Work>;

/** An operation that takes the request's body; its result is the answer. */
type Operation = (work: Work, body: unknown) => Promise<unknown>;

async function shown(work: Work, identifier: Identifier, request: FastifyRequest): Promise<unknown> {
  const customer = await findCustomer(work, identifier);
  if (customer === undefined) throw notFound(identifier);
  return expanded(work, customer, expandPaths(request.query));
}

function posts(server: FastifyInstance, enter: Enter, operations: Readonly<Record<string, Operation>>): void {
  for (const [path, operation] of Object.entries(operations))
    server.post(path, async (request) => operation(await enter(request), request.body));
}

const tokenParams = z.object({ token: z.string() });

/** Adds the customer routes of service clients, for the project or for a store. */
function serviceRoutes(server: FastifyInstance, context: RouteContext, base: string): void {
  const view: Enter = (request) => authorisedWork(context, request, ['view_customers']);
  const manage: Enter = (request) => authorisedWork(context, request, ['manage_customers']);
  const path = `${base}/customers`;
  server.get(path, async (request) => {
    const work = await view(request);
    const parameters = listParameters(request.query);
    const query = new PageQuery(customers, { ...parameters, restrictions: visibleCustomers(work) });
    return page(work, query, parameters);
  });
  server.post(path, async (request, reply) => reply.code(201).send(await signUp(await manage(request), request.body)));
  for (const one of [`${path}/key=:key`, `${path}/:id`]) {
    server.get(one, async (request) => shown(await view(request), identifierOf(request), request));
    server.post(one, async (request) => {
      const work = await manage(request);
      const customer = await updateCustomer(work, identifierOf(request), request.body);
      return expanded(work, customer, expandPaths(request.query));
    });
    server.delete(one, async (request) =>
      deleteCustomer(await manage(request), identifierOf(request), versionParameter(request.query)),
    );
  }
  const ofToken = (kind: TokenKind) => async (request: FastifyRequest) =>
    customerOfToken(await view(request), kind, tokenParams.parse(request.params).token);
  server.get(`${path}/password-token=:token`, ofToken('password'));
  server.get(`${path}/email-token=:token`, ofToken('email'));
  posts(server, manage, {
    [`${path}/password`]: changePassword,
    [`${path}/password-token`]: createPasswordToken,
    [`${path}/password/reset`]: resetPassword,
    [`${path}/email-token`]: createEmailToken,
    [`${path}/email/confirm`]: confirmEmail,
    [`${base}/login`]: signIn,
  });
}

/** Adds the routes of the token's own customer, for the project or for a store. */
function myRoutes(server: FastifyInstance, context: RouteContext, base: string): void {
  const enter: Enter = async (request) => {
    const work = await authorisedWork(context, request, ['manage_my_profile']);
    return work.forAudience({ ...work.audience, mine: true });
  };
  const path = `${base}/me`;
  server.get(path, async (request) => {
    const work = await enter(request);
    return shown(work, ownCustomer(work), request);
  });
  server.post(path, async (request) => {
    const work = await enter(request);
    return expanded(work, await updateCustomer(work, ownCustomer(work), request.body), expandPaths(request.query));
  });
  server.delete(path, async (request) => {
    const work = await enter(request);
    return deleteCustomer(work, ownCustomer(work), versionParameter(request.query));
  });
  server.post(`${path}/signup`, async (request, reply) =>
    reply.code(201).send(await signUp(await enter(request), request.body)),
  );
  posts(server, enter, {
    [`${path}/login`]: signIn,
    [`${path}/password`]: changePassword,
    [`${path}/password/reset`]: resetPassword,
    [`${path}/email/confirm`]: confirmEmail,
  });
}

/** Adds the routes of customers, sign-in and passwords: in general, in stores and under `me`. */
export function customerRoutes(server: FastifyInstance, context: RouteContext): void {
  const project = `/${context.backend.projectKey}`;
  for (const base of [project, `${project}/in-store/key=:storeKey`]) {
    serviceRoutes(server, context, base);
    myRoutes(server, context, base);
  }
}
