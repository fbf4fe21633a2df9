/** The door of accounts: other modules register the customer's operations here and count attempts. */
export { AccountAttempts } from './account-attempts.service.js';
export { AccountModule } from './account.module.js';
export { CustomerHandlers } from './customer-handlers.service.js';
export type { CustomerVisit } from './customer-visit.js';
