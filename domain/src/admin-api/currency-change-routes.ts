import { changeSetSchema } from '../change-set/contract.js';
import { currencyChangePlanSchema, currencyChangeSchema } from '../currency-change/contract.js';
import type { AdminRoute } from './route.js';

/** A country gets another currency. */
export const currencyChangeRoutes = {
  planCurrencyChange: {
    method: 'POST',
    path: '/api/admin/stores/{storeKey}/currency-change/plan',
    summary: "Shows every amount of a store's country in another currency; nothing is written",
    roles: ['admin', 'operations'],
    body: currencyChangeSchema,
    answer: currencyChangePlanSchema,
  },
  draftCurrencyChange: {
    method: 'POST',
    path: '/api/admin/stores/{storeKey}/currency-change',
    summary: "Drafts the change of the currency of a store's country, from an instant to come on",
    roles: ['admin', 'operations'],
    body: currencyChangeSchema,
    answer: changeSetSchema,
  },
} as const satisfies Record<string, AdminRoute>;
