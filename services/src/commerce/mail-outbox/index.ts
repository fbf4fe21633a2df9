/** The door of the outbox: modules that change orders queue mails here, in the transaction of the change. */
export {
  MAIL_JOB_TRIES,
  MAIL_TRIES,
  MailOutbox,
  type QueuedMail,
  SEND_ORDER_MAIL,
  type SentMail,
} from './mail-outbox.repository.js';
export { MailOutboxModule } from './mail-outbox.module.js';
