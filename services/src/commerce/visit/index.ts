/** The door of visits: store, language, session and owner of a request. */
export { clientTypeOf } from './client-type.js';
export { CustomerSessions, type SessionOwner } from './customer-sessions.repository.js';
export { languageChain, marketOf, refuseOtherMarket } from './market-of.js';
export { SessionQueue } from './session-queue.js';
export { SessionRenewals } from './session-renewals.repository.js';
export { shopperOf, Shoppers } from './shoppers.service.js';
export { SignedInCustomers } from './signed-in-customers.service.js';
export { VisitModule } from './visit.module.js';
export { brandNameOf, ownerIdOf, SessionSlot, type Visit } from './visit.js';
export { Visits } from './visits.service.js';
