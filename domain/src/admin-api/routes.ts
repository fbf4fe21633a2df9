import { auditRoutes } from './audit-routes.js';
import { backendErrorsRoutes, systemsRoutes, replicaRoutes } from './systems-routes.js';
import { changeSetRoutes } from './change-sets-routes.js';
import { currencyChangeRoutes } from './currency-change-routes.js';
import { impactRoutes } from './impact-routes.js';
import { interchangeRoutes } from './interchange-routes.js';
import { mailRoutes } from './mail-routes.js';
import { matrixRoutes, sectionRoutes } from './sections-routes.js';
import { newStoreRoutes } from './new-store-routes.js';
import { dataRequestRoutes } from './data-request-routes.js';
import { reviewDeskRoutes } from './review-desk-routes.js';
import { orderDeskRoutes } from './order-desk-routes.js';
import { previewRoutes } from './preview-routes.js';
import { readinessRoutes } from './readiness-routes.js';
import { revisionRoutes } from './revisions-routes.js';
import { searchRoutes } from './search-routes.js';
import { signInRoutes } from './sign-in-routes.js';
import { staffRoutes } from './staff-routes.js';
import { storeRoutes } from './store-routes.js';
import { storeSettingsRoutes } from './store-settings-routes.js';
import { supportWebformRoutes } from './support-webform-routes.js';

export type { AdminRoute } from './route.js';

/** All routes of the console API, for server, client and OpenAPI. */
export const adminRoutes = {
  ...signInRoutes,
  ...staffRoutes,
  ...storeRoutes,
  ...storeSettingsRoutes,
  ...newStoreRoutes,
  ...currencyChangeRoutes,
  ...readinessRoutes,
  ...sectionRoutes,
  ...matrixRoutes,
  ...changeSetRoutes,
  ...previewRoutes,
  ...impactRoutes,
  ...revisionRoutes,
  ...auditRoutes,
  ...interchangeRoutes,
  ...supportWebformRoutes,
  ...replicaRoutes,
  ...backendErrorsRoutes,
  ...systemsRoutes,
  ...searchRoutes,
  ...orderDeskRoutes,
  ...reviewDeskRoutes,
  ...dataRequestRoutes,
  ...mailRoutes,
};
