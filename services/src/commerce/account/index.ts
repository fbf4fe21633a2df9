/** The door of accounts, for modules that register customer operations or count attempts. */
export { AccountAttempts } from './account-attempts.service.js';
export { AccountModule } from './account.module.js';
export { EmailAddresses, type ChangedEmail } from './email-addresses.service.js';
export { MailJobs } from './mail-jobs.repository.js';
export { CustomerHandlers } from './customer-handlers.service.js';
export type { CustomerVisit } from './customer-handlers.service.js';
