/** The door of mails, for accounts and the order desk. */
export { type AccountFacts, accountMail, type AccountTemplate } from './account-templates.js';
export { newsletterOptInMail, oneClickAddress } from './consent-templates.js';
export { accountDeletedMail } from './data-rights-templates.js';
export { MailComposer } from './mail-composer.service.js';
export { MailsModule } from './mails.module.js';
export { reviewMail } from './review-templates.js';
export { type MailOfOrder, OrderMails } from './order-mails.service.js';
