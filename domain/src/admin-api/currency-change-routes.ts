import { changeSetSchema } from '../change-set/contract.js';
import {
  currencyChangePlanSchema,
  currencyChangeSchema,
  draftedCurrencyChangeSchema,
} from '../currency-change/contract.js';
import { NEW_DRAFT_ID, type AdminRoute } from './route.js';

/** Routes that change the currency of a country. */
export const currencyChangeRoutes = {
  planCurrencyChange: {
    method: 'POST',
    path: '/api/admin/stores/{storeKey}/currency-change/plan',
    summary: "Returns all amounts of a store's country in another currency; writes nothing",
    roles: ['admin', 'operations'],
    body: currencyChangeSchema,
    answer: currencyChangePlanSchema,
  },
  draftCurrencyChange: {
    method: 'POST',
    path: '/api/admin/stores/{storeKey}/currency-change',
    summary: `Creates a draft that changes the currency of a store's country at a future time. ${NEW_DRAFT_ID}`,
    roles: ['admin', 'operations'],
    body: draftedCurrencyChangeSchema,
    answer: changeSetSchema,
  },
} as const satisfies Record<string, AdminRoute>;
