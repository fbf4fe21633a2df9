/** The door of accounts, for modules that register customer operations, count attempts or carry out the rights of customers. */
export { AccountAttempts } from './account-attempts.service.js';
export { AccountMail } from './account-mail.service.js';
export { BrowserSessions } from './browser-sessions.service.js';
export { AccountModule } from './account.module.js';
export { EmailAddresses, type ChangedEmail } from './email-addresses.service.js';
export { MailJobs } from './mail-jobs.repository.js';
export { MailedLinks } from './mailed-links.service.js';
export { PasskeyProofs, type Proof } from './passkey-proofs.service.js';
export { PendingSignUps } from './pending-sign-ups.repository.js';
export { Profiles } from './profile.service.js';
export { CustomerHandlers } from './customer-handlers.service.js';
export type { CustomerVisit } from './customer-handlers.service.js';
