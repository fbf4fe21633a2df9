/** The door of mails, for accounts and the order desk. */
export { accountMail, type AccountTemplate } from './account-templates.js';
export { MailComposer } from './mail-composer.service.js';
export { MailsModule } from './mails.module.js';
export { type MailOfOrder, OrderMails } from './order-mails.service.js';
