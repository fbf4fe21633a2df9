/** The door of account: other modules import from here. */
export { AccountAttempts } from './account-attempts.service.js';
export { AccountModule } from './account.module.js';
export { CustomerHandlers } from './customer-handlers.service.js';
export type { CustomerVisit } from './customer-visit.js';
