/** The door of the visit: who asks, in which store and language, and with which session. */
export { clientTypeOf } from './client-type.js';
export { languageChain, marketOf } from './market-of.js';
export { refuseOtherMarket } from './other-market.js';
export { SessionQueue } from './session-queue.js';
export { shopperOf, Shoppers } from './shoppers.service.js';
export { VisitModule } from './visit.module.js';
export { brandNameOf, ownerIdOf, SessionSlot, type Visit } from './visit.js';
export { Visits } from './visits.service.js';
