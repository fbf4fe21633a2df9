import type { BusinessUnitConfiguration } from '@commercetools/platform-sdk';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { authorisedWork, type RouteContext } from '../http/request-work.js';
import { byId } from '../storage/repository.js';
import { MESSAGE_DAYS } from '../storage/expiry.js';
import { country, currency, locale, localizedString, resourceIdentifier } from '../input/draft-parts.js';
import { associateRoles, projects, type ProjectSettings } from '../families/families.js';
import { action, applyActions, assigns, parseUpdate, type Actions } from '../resources/kind.js';
import { keyReference } from '../work/references.js';
import type { Backend } from '../work/work.js';

const messagesConfiguration = z.object({
  enabled: z.boolean(),
  deleteDaysAfterCreation: z.int().min(1).max(90),
});

const shippingRateInputType = z.discriminatedUnion('type', [
  z.object({ type: z.literal('CartValue') }),
  z.object({ type: z.literal('CartScore') }),
  z.object({
    type: z.literal('CartClassification'),
    values: z.array(z.object({ key: z.string(), label: localizedString })).min(1),
  }),
]);

/** The default: new business units of buyers are inactive until the merchant activates them. */
const MY_BUSINESS_UNITS: BusinessUnitConfiguration = { myBusinessUnitStatusOnCreation: 'Inactive' };

export const projectActions: Actions<ProjectSettings> = {
  changeName: assigns('name', z.string()),
  changeCurrencies: assigns('currencies', z.array(currency).min(1)),
  changeCountries: assigns('countries', z.array(country)),
  changeLanguages: assigns('languages', z.array(locale).min(1)),
  changeMessagesConfiguration: assigns('messages', messagesConfiguration, 'messagesConfiguration'),
  setShippingRateInputType: assigns('shippingRateInputType', shippingRateInputType.optional()),
  changeMyBusinessUnitStatusOnCreation: action(
    z.object({ status: z.enum(['Active', 'Inactive']) }),
    (body: ProjectSettings, { status }) => ({
      ...body,
      businessUnits: { ...body.businessUnits, myBusinessUnitStatusOnCreation: status },
    }),
  ),
  setMyBusinessUnitAssociateRoleOnCreation: action(
    z.object({ associateRole: resourceIdentifier.optional() }),
    async (body: ProjectSettings, { associateRole }, work) => ({
      ...body,
      businessUnits: {
        ...(body.businessUnits ?? MY_BUSINESS_UNITS),
        myBusinessUnitAssociateRoleOnCreation:
          associateRole && (await keyReference(work, associateRoles, associateRole)),
      },
    }),
  ),
  changeCartsConfiguration: action(
    z.object({ cartsConfiguration: z.looseObject({}) }),
    (body: ProjectSettings, input) => ({
      ...body,
      carts: { ...body.carts, ...input.cartsConfiguration },
    }),
  ),
};

/** Creates the project if it does not exist: with its key only, the seeder sets currencies, countries and languages. */
export async function createProjectOnce({ database, projectKey }: Backend): Promise<void> {
  const at = new Date().toISOString();
  const body: ProjectSettings = {
    id: projectKey,
    key: projectKey,
    version: 1,
    createdAt: at,
    lastModifiedAt: at,
    name: projectKey,
    countries: [],
    currencies: ['EUR'],
    languages: ['en'],
    messages: { enabled: false, deleteDaysAfterCreation: MESSAGE_DAYS },
    carts: { countryTaxRateFallbackEnabled: false, deleteDaysAfterLastModification: 90 },
  };
  await database.query('INSERT INTO projects (id, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', [projectKey, body]);
}

// Settings of unsupported features, with the platform's defaults.
const FIXED = {
  shoppingLists: { deleteDaysAfterLastModification: 360 },
  searchIndexing: {
    products: { status: 'Activated' },
    productsSearch: { status: 'Activated' },
    orders: { status: 'Activated' },
    customers: { status: 'Activated' },
    businessUnits: { status: 'Deactivated' },
  },
  inventory: { releaseExpiredReservations: false },
  discounts: { discountCombinationMode: 'Stacking' },
};

const presented = ({ id: _id, lastModifiedAt: _at, lastModifiedBy: _by, ...project }: ProjectSettings): object => ({
  businessUnits: MY_BUSINESS_UNITS,
  ...project,
  ...FIXED,
});

/** Adds `GET` and `POST /{projectKey}`: the settings of this server's only project. */
export function projectRoutes(server: FastifyInstance, context: RouteContext): void {
  const { projectKey } = context.backend;
  server.get(`/${projectKey}`, async (request) => {
    const work = await authorisedWork(context, request, ['view_project_settings']);
    return presented(await work.find(projects, 'id', projectKey).then((found) => found ?? missing()));
  });
  server.post(`/${projectKey}`, async (request) => {
    const work = await authorisedWork(context, request, ['manage_project_settings']);
    const update = parseUpdate(request.body);
    const saved = await work.transaction(async (inner) => {
      const before = await inner.rows(projects).lock(byId(projectKey), update.version);
      return inner.save(
        projects,
        before,
        await applyActions({ actions: projectActions }, before, { update, work: inner }),
      );
    });
    return presented(saved);
  });
}

function missing(): never {
  throw new Error('The project row is created at start and never removed.');
}
