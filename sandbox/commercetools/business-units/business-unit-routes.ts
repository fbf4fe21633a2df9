import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ownedRoutes, type OwnedKind } from '../http/owned-routes.js';
import { authorisedWork, type RouteContext } from '../http/request-work.js';
import { notFound, resourceRoutes } from '../http/resource-routes.js';
import { byId, byKey } from '../storage/repository.js';
import { associateResponse } from '../associates/associates.js';
import { associateRolesKind } from './associate-roles.kind.js';
import { businessUnits, type BusinessUnit } from '../families/families.js';
import {
  createBusinessUnit,
  deleteBusinessUnit,
  findBusinessUnit,
  updateBusinessUnit,
  visibleUnits,
} from './business-unit-operations.js';

const VIEW = ['view_business_units'];

const businessUnitsKind: OwnedKind<BusinessUnit> = {
  path: 'business-units',
  family: businessUnits,
  view: VIEW,
  manage: ['manage_business_units'],
  ownerScopes: ['manage_my_business_units'],
  bases: ['general', 'in-store', 'me', 'as-associate'],
  unsupported: (base) => (base === 'me' || base === 'as-associate' ? ['delete'] : []),
  keyPaths: ['key=:key'],
  hasOwnerKeys: true,
  restrictions: (work) => Promise.resolve(visibleUnits(work)),
  create: createBusinessUnit,
  find: findBusinessUnit,
  update: updateBusinessUnit,
  remove: deleteBusinessUnit,
};

const named = z.object({ id: z.string().optional(), key: z.string().optional(), customerId: z.string() });

/** Adds the routes that return roles and permissions of one associate. */
function associateRoutes(server: FastifyInstance, context: RouteContext): void {
  const project = `/${context.backend.projectKey}`;
  for (const base of [project, `${project}/in-store/key=:storeKey`])
    for (const one of ['key=:key', ':id'])
      server.get(`${base}/business-units/${one}/associates/:customerId`, async (request) => {
        const work = await authorisedWork(context, request, VIEW);
        const { id, key, customerId } = named.parse(request.params);
        const identifier = id === undefined ? byKey(key ?? '') : byId(id);
        const unit = await findBusinessUnit(work, identifier);
        if (unit === undefined) throw notFound(identifier);
        return associateResponse(work, unit, customerId);
      });
}

/** Business units and the roles of their associates. */
export function businessUnitRoutes(server: FastifyInstance, context: RouteContext): void {
  resourceRoutes(server, context, associateRolesKind);
  ownedRoutes(server, context, businessUnitsKind);
  associateRoutes(server, context);
}
